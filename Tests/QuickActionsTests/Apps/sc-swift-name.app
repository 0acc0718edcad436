# An Objective-C router that Swift knows by other names.
scenes: yes
mint.pick: cold warm
--- Info.plist
@plist scene=SceneDelegate mint.pick="Pick"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let type = connectionOptions.shortcutItem?.type { Router.shared().open(type) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        Router.shared().open(shortcutItem.type)
        completionHandler(true)
    }
}
--- Mint-Bridging-Header.h
#import "MNTRouter.h"
--- MNTRouter.h
#import <UIKit/UIKit.h>

NS_SWIFT_NAME(Router)
@interface MNTRouter : NSObject
+ (instancetype)sharedRouter NS_SWIFT_NAME(shared());
- (void)routeType:(NSString *)type NS_SWIFT_NAME(open(_:));
@end
--- MNTRouter.m
#import "MNTRouter.h"

@implementation MNTRouter

+ (instancetype)sharedRouter
{
	static MNTRouter *router;
	static dispatch_once_t once;
	dispatch_once(&once, ^{
		router = [[self alloc] init];
	});
	return router;
}

- (void)routeType:(NSString *)type
{
	if ([type isEqualToString:@"mint.pick"]) {
		UIWindowScene *scene = (UIWindowScene *)UIApplication.sharedApplication.connectedScenes.anyObject;
		((UITabBarController *)scene.windows.firstObject.rootViewController).selectedIndex = 1;
	}
}

@end
