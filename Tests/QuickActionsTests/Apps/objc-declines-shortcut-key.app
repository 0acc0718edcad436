# A tide table in Objective-C that returns NO where the launch options have a quick action, and leaves it there.
# because the method returns NO for it, so UIKit does not call the handler
scenes: no
tides: warm
--- Info.plist
@plist tides="Tides"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UITabBarController *tabs;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.tabs = [UITabBarController new];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = self.tabs;
    [self.window makeKeyAndVisible];
    if (launchOptions[UIApplicationLaunchOptionsShortcutItemKey]) {
        return NO;
    }
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    if ([shortcutItem.type isEqualToString:@"tides"]) {
        self.tabs.selectedIndex = 1;
    }
    completionHandler(YES);
}
@end
