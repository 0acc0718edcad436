# A cloud storage app that calls named handlers of an Objective-C bridge, one of which nobody registers.
# because the browser registers handlers for the upload and the offline files only
scenes: yes
storage.upload: cold warm
storage.offline: cold warm
storage.share: none
--- Storage/Info.plist
@plist scene=SceneDelegate storage.upload="Upload" storage.offline="Offline Files" storage.share="Share Link"
--- Storage/Storage-Bridging-Header.h
#import "STBridge.h"
--- Storage/STBridge.h
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef void (^STBridgeHandler)(NSDictionary<NSString *, id> *_Nullable data);

@interface STBridge : NSObject

+ (instancetype)shared;
- (void)registerHandler:(NSString *)name handler:(STBridgeHandler)handler;
- (BOOL)callHandler:(NSString *)name data:(nullable NSDictionary<NSString *, id> *)data;

@end

NS_ASSUME_NONNULL_END
--- Storage/STBridge.m
#import "STBridge.h"

@interface STBridge ()
@property (nonatomic, strong) NSMutableDictionary<NSString *, STBridgeHandler> *handlers;
@end

@implementation STBridge

+ (instancetype)shared {
    static STBridge *shared;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        shared = [[STBridge alloc] init];
        shared.handlers = [NSMutableDictionary new];
    });
    return shared;
}

- (void)registerHandler:(NSString *)name handler:(STBridgeHandler)handler {
    self.handlers[name] = handler;
}

- (BOOL)callHandler:(NSString *)name data:(NSDictionary<NSString *, id> *)data {
    STBridgeHandler handler = self.handlers[name];
    if (handler == nil) {
        return NO;
    }
    handler(data);
    return YES;
}

@end
--- Storage/SceneDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let browser = BrowserViewController(style: .plain)
        browser.registerHandlers()
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: browser)
        window?.makeKeyAndVisible()

        if let item = connectionOptions.shortcutItem {
            _ = STBridge.shared().callHandler(item.type, data: nil)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(STBridge.shared().callHandler(shortcutItem.type, data: nil))
    }
}
--- Storage/BrowserViewController.swift
import UIKit

class BrowserViewController: UITableViewController {
    func registerHandlers() {
        let bridge = STBridge.shared()
        bridge.registerHandler("storage.upload") { [weak self] _ in
            self?.navigationController?.pushViewController(UploadViewController(), animated: false)
        }
        bridge.registerHandler("storage.offline") { [weak self] _ in
            self?.navigationController?.pushViewController(OfflineViewController(), animated: false)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Files"
    }
}

class UploadViewController: UIViewController {}
class OfflineViewController: UITableViewController {}
