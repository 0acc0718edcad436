# An Objective-C app whose manifest names a class that was renamed in the code.
# because UIKit cannot load SceneDelegate, and XYSceneDelegate is never made
scenes: yes
near: none
saved: none
--- Info.plist
@plist scene=SceneDelegate near="附近" saved="收藏"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end
--- XYSceneDelegate.h
#import <UIKit/UIKit.h>

@interface XYSceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- XYSceneDelegate.m
#import "XYSceneDelegate.h"

@implementation XYSceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    [self openType:connectionOptions.shortcutItem.type];
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    [self openType:shortcutItem.type];
    completionHandler(YES);
}

- (void)openType:(NSString *)type {
    UITabBarController *tabs = (UITabBarController *)self.window.rootViewController;
    if ([type isEqualToString:@"near"]) {
        tabs.selectedIndex = 0;
    } else if ([type isEqualToString:@"saved"]) {
        tabs.selectedIndex = 1;
    }
}

@end
