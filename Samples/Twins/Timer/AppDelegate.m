#import "AppDelegate.h"
#import "TimersViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions
{
    UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
    if (item) {
        [self open:item];
    }
    return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler
{
    if ([shortcutItem.type isEqualToString:@"com.example.timer.start"]) {
        [self open:shortcutItem];
        completionHandler(YES);
    }
}

static NSString *const StartActionType = @"com.example.timer.start";

- (void)open:(UIApplicationShortcutItem *)item
{
    BOOL isStart = (item.type == StartActionType);
    UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
    [navigation pushViewController:[TimersViewController new] animated:!isStart];
}

@end
