#import "AppDelegate.h"
#import "TimersViewController.h"

static NSString *const StartActionType = @"com.example.timer.start";

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions
{
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController =
        [[UINavigationController alloc] initWithRootViewController:[TimersViewController new]];
    [self.window makeKeyAndVisible];

    UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
    if (item) {
        [self open:item];
        // iOS would deliver it again.
        return NO;
    }
    return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler
{
    completionHandler([self open:shortcutItem]);
}

- (BOOL)open:(UIApplicationShortcutItem *)item
{
    if (![item.type isEqualToString:StartActionType]) {
        return NO;
    }
    UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
    [navigation popToRootViewControllerAnimated:NO];
    [(TimersViewController *)navigation.topViewController startTimer];
    return YES;
}

- (void)applicationWillResignActive:(UIApplication *)application
{
    // The Home Screen shows what is set last.
    UIApplicationShortcutItem *start = [[UIApplicationShortcutItem alloc]
             initWithType:StartActionType
           localizedTitle:NSLocalizedString(@"Start Timer", @"Home Screen quick action")
        localizedSubtitle:nil
                     icon:[UIApplicationShortcutIcon iconWithSystemImageName:@"timer"]
                 userInfo:nil];
    application.shortcutItems = @[ start ];
}

@end
