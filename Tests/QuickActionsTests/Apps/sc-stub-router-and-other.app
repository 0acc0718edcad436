# A shop whose router answers and does nothing; a router for its tests would open the screens, and nothing calls that.
# because the scene delegate calls route of ShortcutRouter, which neither inherits from DebugRouter nor has it as an heir.
scenes: yes
shop.cart: none
shop.find: none
--- Info.plist
@plist scene=SceneDelegate shop.cart="Cart" shop.find="Find"
--- AppDelegate.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let router = ShortcutRouter()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = router.tabs
        window.makeKeyAndVisible()
        self.window = window
        if let item = connectionOptions.shortcutItem { router.route(item) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(router.route(shortcutItem))
    }
}
--- ShortcutRouter.swift
import UIKit
final class DebugRouter {
    let tabs = UITabBarController()
    func route(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "shop.cart": tabs.selectedIndex = 1; return true
        case "shop.find": tabs.selectedIndex = 2; return true
        default: return false
        }
    }
}
final class ShortcutRouter {
    let tabs = UITabBarController()
    @discardableResult
    func route(_ item: UIApplicationShortcutItem) -> Bool {
        return true
    }
}
