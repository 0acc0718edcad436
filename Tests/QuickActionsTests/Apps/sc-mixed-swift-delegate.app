# An app with a Swift scene delegate that calls an Objective-C router.
scenes: yes
trips: cold warm
checkin: cold warm
lounge: none
--- Info.plist
@plist scene=SceneDelegate trips="Trips" checkin="Check-in ✈️" lounge="Lounge"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem, let window {
            FLRouter(window: window).open(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let window else { return completionHandler(false) }
        completionHandler(FLRouter(window: window).open(shortcutItem))
    }
}
--- FLRouter.h
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface FLRouter : NSObject
- (instancetype)initWithWindow:(UIWindow *)window;
- (BOOL)openItem:(UIApplicationShortcutItem *)item NS_SWIFT_NAME(open(_:));
@end

NS_ASSUME_NONNULL_END
--- FLRouter.m
#import "FLRouter.h"

@implementation FLRouter {
    UIWindow *_window;
}

- (instancetype)initWithWindow:(UIWindow *)window {
    if ((self = [super init])) {
        _window = window;
    }
    return self;
}

- (BOOL)openItem:(UIApplicationShortcutItem *)item {
    UITabBarController *tabs = (UITabBarController *)_window.rootViewController;
    if ([item.type isEqualToString:@"trips"]) {
        tabs.selectedIndex = 0;
    } else if ([item.type isEqualToString:@"checkin"]) {
        tabs.selectedIndex = 1;
    } else {
        return NO;
    }
    return YES;
}

@end
