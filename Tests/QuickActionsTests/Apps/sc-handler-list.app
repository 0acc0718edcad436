# A plant shop's app with one small type per action, of which one was never put into the list.
# because WishlistAction is not in the list of the registry
scenes: yes
shop.orders: cold warm
shop.offers: cold warm
shop.wishlist: none
--- Info.plist
@plist scene=SceneDelegate shop.orders="Orders" shop.offers="Offers" shop.wishlist="Wishlist"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- QuickAction.swift
import UIKit

@MainActor
protocol QuickAction {
    static var identifier: String { get }
    func run(in tabs: UITabBarController)
}

struct OrdersAction: QuickAction {
    static let identifier = "shop.orders"
    func run(in tabs: UITabBarController) { tabs.selectedIndex = 1 }
}

struct OffersAction: QuickAction {
    static let identifier = "shop.offers"
    func run(in tabs: UITabBarController) { tabs.selectedIndex = 2 }
}

struct WishlistAction: QuickAction {
    static let identifier = "shop.wishlist"
    func run(in tabs: UITabBarController) { tabs.selectedIndex = 3 }
}
--- QuickActionRegistry.swift
import UIKit

@MainActor
struct QuickActionRegistry {
    private let actions: [any QuickAction] = [OrdersAction(), OffersAction()]

    func run(_ type: String, in tabs: UITabBarController) -> Bool {
        guard let action = actions.first(where: { Swift.type(of: $0).identifier == type }) else { return false }
        action.run(in: tabs)
        return true
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let registry = QuickActionRegistry()
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = options.shortcutItem { _ = registry.run(item.type, in: tabs) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(registry.run(shortcutItem.type, in: tabs))
    }
}
