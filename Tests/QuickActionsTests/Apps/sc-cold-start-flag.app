# A shopping app whose handler takes a flag and leaves at once at a cold start.
# because handle returns before the switch when isColdStart is true
scenes: yes
cart: warm
deals: warm
--- Info.plist
@plist scene=SceneDelegate cart="Cart" deals="Deals"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let coordinator = ShopCoordinator()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = coordinator.makeWindow(windowScene)
        guard let item = connectionOptions.shortcutItem else { return }
        coordinator.handle(item, isColdStart: true)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(coordinator.handle(shortcutItem, isColdStart: false))
    }
}
--- ShopCoordinator.swift
import UIKit

final class ShopCoordinator {
    private let tabs = UITabBarController()

    func makeWindow(_ scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        return window
    }

    @discardableResult
    func handle(_ item: UIApplicationShortcutItem, isColdStart: Bool) -> Bool {
        guard !isColdStart else { return false }
        switch item.type {
        case "cart": tabs.selectedIndex = 3
        case "deals": tabs.selectedIndex = 1
        default: return false
        }
        return true
    }
}
