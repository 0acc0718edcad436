# An app delegate that returns where the type is not the one, or not the other.
# because every type is not one of them
scenes: no
fig.home: none
fig.list: none
--- Info.plist
@plist fig.home="Home" fig.list="List"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UITabBarController *tabs;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.tabs = [[UITabBarController alloc] init];
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = self.tabs;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    NSString *type = shortcutItem.type;
    if (![type isEqualToString:@"fig.home"] || ![type isEqualToString:@"fig.list"]) {
        completionHandler(NO);
        return;
    }
    self.tabs.selectedIndex = [type isEqualToString:@"fig.home"] ? 0 : 1;
    completionHandler(YES);
}

@end
