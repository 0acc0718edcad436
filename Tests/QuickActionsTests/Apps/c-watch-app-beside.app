# Sources without a project: an app of Objective-C, beside it a watch app of SwiftUI.
# because only a watch has WatchKit, so that the app with the handlers is the one of main.m
scenes: unknown
a: cold warm
--- App/main.m
#import <UIKit/UIKit.h>
#import "AppDelegate.h"
int main(int argc, char *argv[]) {
    @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }
}
--- App/AppDelegate.h
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
--- App/AppDelegate.m
#import "AppDelegate.h"
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    application.shortcutItems = @[[[UIApplicationShortcutItem alloc] initWithType:@"a" localizedTitle:@"A"]];
    return YES;
}
- (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
  completionHandler:(void (^)(BOOL))completionHandler {
    if ([shortcutItem.type isEqualToString:@"a"]) {
        [application openURL:[NSURL URLWithString:@"x://a"] options:@{} completionHandler:nil];
    }
    completionHandler(YES);
}
@end
--- Watch/WatchApp.swift
import SwiftUI
import WatchKit

@main
struct WatchApp: App {
    var body: some Scene {
        WindowGroup { Text("Watch").onAppear { WKInterfaceDevice.current().play(.click) } }
    }
}
