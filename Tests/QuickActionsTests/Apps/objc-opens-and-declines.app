# A tide table in Objective-C that opens the quick action of a launch and returns NO for it.
# because each is opened once
scenes: no
tides: cold warm
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
        [self open:launchOptions[UIApplicationLaunchOptionsShortcutItemKey]];
        return NO;
    }
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    [self open:shortcutItem];
    completionHandler(YES);
}

- (void)open:(UIApplicationShortcutItem *)item {
    if ([item.type isEqualToString:@"tides"]) {
        self.tabs.selectedIndex = 1;
    }
}
@end
