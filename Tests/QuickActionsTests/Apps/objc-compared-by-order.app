# An app delegate that copies the type, and compares it by order and by a part.
# because all of these hold for their types
scenes: no
fig.home: cold warm
fig.list: cold warm
fig.note: cold warm
--- Info.plist
@plist fig.home="Home" fig.list="List" fig.note="Note"
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
    NSString *type = [shortcutItem.type copy];
    if ([@"fig.home" isEqualToString:type]) {
        self.tabs.selectedIndex = 0;
    } else if ([type compare:@"fig.list"] == NSOrderedSame) {
        self.tabs.selectedIndex = 1;
    } else if ([type rangeOfString:@"note"].location != NSNotFound) {
        self.tabs.selectedIndex = 2;
    }
    completionHandler(YES);
}

@end
