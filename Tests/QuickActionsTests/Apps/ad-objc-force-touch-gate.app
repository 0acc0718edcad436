# An Objective-C app that leaves its handler on every device without 3D Touch.
# because no device of today has 3D Touch
scenes: no
pay: none
receive: none
--- Info.plist
@plist pay="付款码" receive="收款"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    // 只在支持 3D Touch 的设备上处理
    if (self.window.traitCollection.forceTouchCapability != UIForceTouchCapabilityAvailable) {
        completionHandler(NO);
        return;
    }
    UITabBarController *tabs = (UITabBarController *)self.window.rootViewController;
    if ([shortcutItem.type isEqualToString:@"pay"]) {
        tabs.selectedIndex = 0;
    } else if ([shortcutItem.type isEqualToString:@"receive"]) {
        tabs.selectedIndex = 1;
    }
    completionHandler(YES);
}

@end
