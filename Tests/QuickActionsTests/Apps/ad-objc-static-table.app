# An Objective-C app that looks the type up in a dictionary of blocks.
# because the dictionary has no block for coupons
scenes: no
menu: cold warm
order: cold warm
coupons: none
--- Info.plist
@plist menu="Menu ☕️" order="Order Again" coupons="Coupons"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

typedef void (^CFAction)(UITabBarController *tabs);

@implementation AppDelegate

+ (NSDictionary<NSString *, CFAction> *)actions {
    static NSDictionary<NSString *, CFAction> *actions;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        actions = @{
            @"menu": ^(UITabBarController *tabs) { tabs.selectedIndex = 0; },
            @"order": ^(UITabBarController *tabs) {
                [tabs presentViewController:[[UIViewController alloc] init] animated:YES completion:nil];
            },
        };
    });
    return actions;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    CFAction action = [AppDelegate actions][shortcutItem.type];
    if (action == nil) {
        completionHandler(NO);
        return;
    }
    action((UITabBarController *)self.window.rootViewController);
    completionHandler(YES);
}

@end
