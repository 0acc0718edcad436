# An Objective-C app whose router asks for 3D Touch before it hands the type on.
# because no device of today has 3D Touch
scenes: yes
deposit: none
balance: none
--- Info.plist
@plist scene=SceneDelegate deposit="存款" balance="余额"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end
--- SceneDelegate.m
#import <UIKit/UIKit.h>
#import "BankRouter.h"

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    UIApplicationShortcutItem *item = connectionOptions.shortcutItem;
    if (item) {
        [BankRouter route:item in:self.window];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    [BankRouter route:shortcutItem in:self.window];
    completionHandler(YES);
}

@end
--- BankRouter.h
#import <UIKit/UIKit.h>

@interface BankRouter : NSObject
+ (void)route:(UIApplicationShortcutItem *)item in:(UIWindow *)window;
+ (void)openScreenOfType:(NSString *)type in:(UIWindow *)window;
@end
--- BankRouter.m
#import "BankRouter.h"

@implementation BankRouter

+ (void)route:(UIApplicationShortcutItem *)item in:(UIWindow *)window {
    if (window.traitCollection.forceTouchCapability == UIForceTouchCapabilityAvailable) {
        [self openScreenOfType:item.type in:window];
    }
}

+ (void)openScreenOfType:(NSString *)type in:(UIWindow *)window {
    UITabBarController *tabs = (UITabBarController *)window.rootViewController;
    if ([type isEqualToString:@"deposit"]) {
        tabs.selectedIndex = 0;
    } else if ([type isEqualToString:@"balance"]) {
        tabs.selectedIndex = 1;
    }
}

@end
