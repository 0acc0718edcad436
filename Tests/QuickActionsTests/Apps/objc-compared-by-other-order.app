# An app delegate that copies the type, and compares it by order and by a part, with another text.
# because none of these holds for a type
scenes: no
fig.home: cold warm
fig.list: none
fig.note: none
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
    } else if ([type compare:@"fig.lists"] == NSOrderedSame) {
        self.tabs.selectedIndex = 1;
    } else if ([type rangeOfString:@"notes"].location != NSNotFound) {
        self.tabs.selectedIndex = 2;
    }
    completionHandler(YES);
}

@end
