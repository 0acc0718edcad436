# An Objective-C app that got its quick actions in a Swift extension of its scene delegate.
# because the extension gives the warm method the selector UIKit asks for, and the cold item is read in Objective-C
scenes: yes
quote.new: cold warm
quote.jobs: cold warm
--- Info.plist
@plist scene=SceneDelegate quote.new="New Quote" quote.jobs="Jobs"
--- SceneDelegate.h
#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
--- SceneDelegate.m
#import "SceneDelegate.h"
#import "Quotes-Swift.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
	self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
	self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[UITableViewController new]];
	[self.window makeKeyAndVisible];
	if (connectionOptions.shortcutItem) {
		[self perform:connectionOptions.shortcutItem];
	}
}

@end
--- SceneDelegate+QuickActions.swift
import UIKit

extension SceneDelegate {
    @objc(windowScene:performActionForShortcutItem:completionHandler:)
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        perform(shortcutItem)
        completionHandler(true)
    }

    @objc(perform:)
    func perform(_ item: UIApplicationShortcutItem) {
        guard let navigation = window.rootViewController as? UINavigationController else { return }
        if item.type == "quote.new" {
            navigation.pushViewController(UIViewController(), animated: true)
        } else if item.type == "quote.jobs" {
            navigation.popToRootViewController(animated: true)
        }
    }
}
