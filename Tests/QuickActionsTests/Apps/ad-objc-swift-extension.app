# An app with an Objective-C app delegate whose performActionFor stands in a Swift extension that misses its selector.
# because the selector of that method is application:performShortcut:completionHandler:, which UIKit does not ask for
scenes: no
dive.log: none
dive.sites: none
--- Info.plist
@plist dive.log="Log Dive" dive.sites="Dive Sites"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
	self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
	self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[UITableViewController new]];
	[self.window makeKeyAndVisible];
	return YES;
}

@end
--- AppDelegate+Shortcuts.swift
import UIKit

extension AppDelegate {
    @objc func application(_ application: UIApplication, performShortcut item: UIApplicationShortcutItem,
                           completionHandler: @escaping (Bool) -> Void) {
        guard let navigation = window.rootViewController as? UINavigationController else {
            return completionHandler(false)
        }
        switch item.type {
        case "dive.log": navigation.pushViewController(UIViewController(), animated: true)
        case "dive.sites": navigation.popToRootViewController(animated: true)
        default: break
        }
        completionHandler(true)
    }
}
