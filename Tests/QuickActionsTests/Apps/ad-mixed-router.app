# An Objective-C app delegate that hands the item to a Swift router.
# because the router has no branch for help
scenes: no
com.example.parking.park: cold warm
com.example.parking.extend: cold warm
com.example.parking.help: none
--- Info.plist
@plist com.example.parking.park="Park" com.example.parking.extend="Extend" com.example.parking.help="Help"
--- AppDelegate.h
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- AppDelegate.m
#import "AppDelegate.h"
#import "Parking-Swift.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    return YES;
}

- (void)application:(UIApplication *)application
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
               completionHandler:(void (^)(BOOL))completionHandler {
    ShortcutRouter *router = [[ShortcutRouter alloc] initWithWindow:self.window];
    completionHandler([router route:shortcutItem]);
}

@end
--- ShortcutRouter.swift
import UIKit

@objc final class ShortcutRouter: NSObject {
    private let window: UIWindow

    @objc init(window: UIWindow) {
        self.window = window
    }

    @objc func route(_ item: UIApplicationShortcutItem) -> Bool {
        guard let navigation = window.rootViewController as? UINavigationController else { return false }
        if item.type.hasSuffix(".park") {
            navigation.pushViewController(ParkingForm(), animated: true)
            return true
        }
        if item.type.hasSuffix(".extend") {
            navigation.pushViewController(ExtendForm(), animated: true)
            return true
        }
        return false
    }
}

final class ParkingForm: UITableViewController {}
final class ExtendForm: UITableViewController {}
