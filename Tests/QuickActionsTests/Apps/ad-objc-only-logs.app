# An Objective-C app with its own DLog macro and CocoaLumberjack that logs actions and does no more.
scenes: no
scan: none
history: none
settings: none
--- Info.plist
@plist scan="Scan" history="History" settings="Settings"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"
#import <CocoaLumberjack/CocoaLumberjack.h>

#define DLog(format, ...) NSLog((@"%s " format), __PRETTY_FUNCTION__, ##__VA_ARGS__)

static const DDLogLevel ddLogLevel = DDLogLevelInfo;

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL succeeded))completionHandler {
    if ([shortcutItem.type isEqualToString:@"scan"]) {
        DLog(@"scan");
    } else if ([shortcutItem.type isEqualToString:@"history"]) {
        DDLogInfo(@"history: %@", shortcutItem.localizedTitle);
    } else if ([shortcutItem.type isEqualToString:@"settings"]) {
        NSLog(@"settings");
    }
    completionHandler(YES);
}

@end
