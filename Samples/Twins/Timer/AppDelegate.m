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

- (void)open:(UIApplicationShortcutItem *)item
{
    UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
    [navigation pushViewController:[TimersViewController new] animated:YES];
}

@end
