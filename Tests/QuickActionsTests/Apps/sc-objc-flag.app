# An Objective-C app with a BOOL parameter that makes its cold way do nothing.
# because handleItem:coldStart: returns at once when coldStart is YES
scenes: yes
speak: warm
phrases: warm
--- Info.plist
@plist scene=SceneDelegate speak="说话" phrases="常用语"
--- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end
--- SceneDelegate.h
#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- SceneDelegate.m
#import "SceneDelegate.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (connectionOptions.shortcutItem != nil) {
        [self handleItem:connectionOptions.shortcutItem coldStart:YES];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    [self handleItem:shortcutItem coldStart:NO];
    completionHandler(YES);
}

- (void)handleItem:(UIApplicationShortcutItem *)item coldStart:(BOOL)coldStart {
    if (coldStart) {
        return;
    }
    UITabBarController *tabs = (UITabBarController *)self.window.rootViewController;
    if ([item.type isEqualToString:@"speak"]) {
        tabs.selectedIndex = 0;
    } else if ([item.type isEqualToString:@"phrases"]) {
        tabs.selectedIndex = 1;
    }
}

@end
