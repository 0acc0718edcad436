# An Objective-C router whose methods Swift knows without the words that their parameters say.
# because handleShortcutItem: is handle(_:) in Swift, and routeWithType: is route(withType:)
scenes: yes
plum.item.pick: cold warm
plum.route.eat: cold warm
plum.item.throw: none
--- Info.plist
@plist scene=SceneDelegate plum.item.pick="Pick" plum.route.eat="Eat" plum.item.throw="Throw"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        PLMRouter.shared.handle(item)
        PLMRouter.shared.route(withType: item.type)
    }
}
--- Plum-Bridging-Header.h
#import "PLMRouter.h"
--- PLMRouter.h
#import <UIKit/UIKit.h>

@interface PLMRouter : NSObject
@property (class, readonly) PLMRouter *shared;
- (void)handleShortcutItem:(UIApplicationShortcutItem *)item;
- (void)routeWithType:(NSString *)type;
@end
--- PLMRouter.m
#import "PLMRouter.h"

@implementation PLMRouter

+ (PLMRouter *)shared
{
	static PLMRouter *router;
	static dispatch_once_t once;
	dispatch_once(&once, ^{
		router = [[self alloc] init];
	});
	return router;
}

- (void)handleShortcutItem:(UIApplicationShortcutItem *)item
{
	if ([item.type isEqualToString:@"plum.item.pick"]) {
		[self select:1];
	}
}

- (void)routeWithType:(NSString *)type
{
	if ([type isEqualToString:@"plum.route.eat"]) {
		[self select:2];
	}
}

- (void)select:(NSUInteger)index
{
	UIWindowScene *scene = (UIWindowScene *)UIApplication.sharedApplication.connectedScenes.anyObject;
	((UITabBarController *)scene.windows.firstObject.rootViewController).selectedIndex = index;
}

@end
