# An Objective-C app with scenes that handles both ways through one method.
# because settings is not compared
scenes: yes
compose: cold warm
inbox: cold warm
settings: none
--- Info.plist
@plist scene=SceneDelegate compose="Compose" inbox="Inbox" settings="Settings"
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
    if (![scene isKindOfClass:[UIWindowScene class]]) {
        return;
    }
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UITabBarController alloc] init];
    [self.window makeKeyAndVisible];
    if (connectionOptions.shortcutItem) {
        [self openItem:connectionOptions.shortcutItem];
    }
}

- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler {
    completionHandler([self openItem:shortcutItem]);
}

- (BOOL)openItem:(UIApplicationShortcutItem *)item {
    UITabBarController *tabs = (UITabBarController *)self.window.rootViewController;
    if ([item.type isEqualToString:@"compose"]) {
        [tabs presentViewController:[[UIViewController alloc] init] animated:YES completion:nil];
        return YES;
    }
    if ([item.type isEqualToString:@"inbox"]) {
        tabs.selectedIndex = 0;
        return YES;
    }
    return NO;
}

@end
