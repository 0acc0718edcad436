# A Swift type with a method of the name that Swift has for one of an Objective-C router, which nothing calls.
# because the router is never asked
scenes: yes
fig.pick: none
fig.dry: cold warm
--- Info.plist
@plist scene=SceneDelegate fig.pick="Pick" fig.dry="Dry"
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
        Banner().handle(item)
    }
}
--- Banner.swift
import UIKit

struct Banner {
    func handle(_ item: UIApplicationShortcutItem) {
        if item.type == "fig.dry" { UIPasteboard.general.string = "dry" }
    }
}
--- Fig-Bridging-Header.h
#import "FIGRouter.h"
--- FIGRouter.h
#import <UIKit/UIKit.h>

@interface FIGRouter : NSObject
@property (class, readonly) FIGRouter *shared;
- (void)handleShortcutItem:(UIApplicationShortcutItem *)item;
@end
--- FIGRouter.m
#import "FIGRouter.h"

@implementation FIGRouter

+ (FIGRouter *)shared
{
	static FIGRouter *router;
	static dispatch_once_t once;
	dispatch_once(&once, ^{
		router = [[self alloc] init];
	});
	return router;
}

- (void)handleShortcutItem:(UIApplicationShortcutItem *)item
{
	if ([item.type isEqualToString:@"fig.pick"]) {
		[self select:1];
	}
}

- (void)routeWithType:(NSString *)type
{
	if ([type isEqualToString:@"fig.eat"]) {
		[self select:2];
	}
}

- (void)select:(NSUInteger)index
{
	UIWindowScene *scene = (UIWindowScene *)UIApplication.sharedApplication.connectedScenes.anyObject;
	((UITabBarController *)scene.windows.firstObject.rootViewController).selectedIndex = index;
}

@end
