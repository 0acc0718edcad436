# A router in Objective-C whose header mentions a controller.
# because the method in the header is the one in the implementation
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let router = QARouter()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { router.openType(item.type) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(router.openType(shortcutItem.type))
    }
}
--- M-Bridging-Header.h
#import "QARouter.h"
--- QARouter.h
#import <UIKit/UIKit.h>
@interface QARouter : NSObject
@property (nonatomic, readonly) UIViewController *rootViewController;
- (BOOL)openType:(NSString *)type;
@end
--- QARouter.m
#import "QARouter.h"
@implementation QARouter
- (BOOL)openType:(NSString *)type {
    if ([type isEqualToString:@"tides"]) {
        UIPasteboard.generalPasteboard.string = @"tides";
        return YES;
    }
    return NO;
}
@end
