# An Objective-C app that handles quick actions at a launch only: a flag keeps the running app out.
# because handleShortcut:launching: leaves unless launching is YES
scenes: yes
scan: cold
pay: cold
--- Info.plist
@plist scene=SceneDelegate scan="扫一扫" pay="付款"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end
--- Shortcuts.h
#import <UIKit/UIKit.h>

@interface Shortcuts : NSObject
+ (BOOL)handleShortcut:(UIApplicationShortcutItem *)shortcut launching:(BOOL)launching;
@end
--- Shortcuts.m
#import "Shortcuts.h"

static NSString *const kScan = @"scan";
static NSString *const kPay = @"pay";

@implementation Shortcuts

+ (BOOL)handleShortcut:(UIApplicationShortcutItem *)shortcut launching:(BOOL)launching {
    if (launching == NO) {
        return NO;
    }
    UITabBarController *tabs = (UITabBarController *)UIApplication.sharedApplication.delegate.window.rootViewController;
    if ([shortcut.type isEqualToString:kScan]) {
        tabs.selectedIndex = 0;
        return YES;
    }
    if ([shortcut.type isEqualToString:kPay]) {
        tabs.selectedIndex = 1;
        return YES;
    }
    return NO;
}

@end
--- SceneDelegate.m
#import "Shortcuts.h"

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    UIApplicationShortcutItem *shortcut = connectionOptions.shortcutItem;
    if (shortcut) {
        [Shortcuts handleShortcut:shortcut launching:YES];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    completionHandler([Shortcuts handleShortcut:shortcutItem launching:NO]);
}

@end
