# An Objective-C app that returns NO when an action launched it, without having handled it.
# because NO keeps UIKit from calling performActionForShortcutItem at that launch
scenes: no
record: warm
list: warm
--- Info.plist
@plist record="Record" list="Recordings"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    if (launchOptions[UIApplicationLaunchOptionsShortcutItemKey] != nil) {
        return NO;
    }
    return YES;
}

- (void)application:(UIApplication *)application
performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
  completionHandler:(void (^)(BOOL))completionHandler {
    UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
    BOOL done = NO;
    if ([shortcutItem.type isEqualToString:@"record"]) {
        [navigation.topViewController performSegueWithIdentifier:@"record" sender:self];
        done = YES;
    } else if ([shortcutItem.type isEqualToString:@"list"]) {
        [navigation popToRootViewControllerAnimated:YES];
        done = YES;
    }
    completionHandler(done);
}

@end
