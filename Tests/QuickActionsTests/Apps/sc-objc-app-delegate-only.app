# An Objective-C app that moved to scenes with both of its old ways left in the app delegate.
scenes: yes
record: none
library: none
--- Info.plist
@plist scene=SceneDelegate record="Record" library="Library"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
- (void)openShortcut:(UIApplicationShortcutItem *)item;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
    if (item) {
        [self openShortcut:item];
        return NO;
    }
    return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    [self openShortcut:shortcutItem];
    completionHandler(YES);
}

- (void)openShortcut:(UIApplicationShortcutItem *)item {
    if ([item.type isEqualToString:@"record"]) {
        [[NSNotificationCenter defaultCenter] postNotificationName:@"record" object:nil];
    } else if ([item.type isEqualToString:@"library"]) {
        [[NSNotificationCenter defaultCenter] postNotificationName:@"library" object:nil];
    }
}

@end
--- SceneDelegate.m
#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)sceneDidBecomeActive:(UIScene *)scene {
    [UIApplication sharedApplication].applicationIconBadgeNumber = 0;
}

@end
