# An Objective-C app that builds a selector from the type and performs it.
scenes: no
compose: unknown
search: unknown
--- Info.plist
@plist compose="Compose" search="Search"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    SEL selector = NSSelectorFromString([@"open_" stringByAppendingString:shortcutItem.type]);
    BOOL responds = [self respondsToSelector:selector];
    if (responds) {
        ((void (*)(id, SEL))[self methodForSelector:selector])(self, selector);
    }
    completionHandler(responds);
}

- (void)open_compose {
    [self.window.rootViewController performSegueWithIdentifier:@"compose" sender:nil];
}

@end
