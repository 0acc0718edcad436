# A type that Objective-C compares by its address.
# because the type that UIKit brings is another object than the constant
scenes: no
tides: none
--- Info.plist
@plist tides="Tides"
--- AppDelegate.m
#import <UIKit/UIKit.h>

static NSString *const kTides = @"tides";

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
    return YES;
}

- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
    if (shortcutItem.type == kTides) {
        self.tabs.selectedIndex = 1;
    }
    completionHandler(YES);
}
@end
