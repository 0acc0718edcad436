# An enumeration with a raw value that is spelt differently from the type in the property list.
# because no case has that raw value
scenes: yes
search: none
cart: cold warm
--- Info.plist
@plist scene=SceneDelegate search="Search" cart="Cart"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

enum Target: String {
    case search = "serch"
    case cart
}

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
        guard let target = Target(rawValue: item.type) else { return }
        switch target {
        case .search: select(1)
        case .cart: select(2)
        }
    }

    private func select(_ index: Int) {
        (window?.rootViewController as? UITabBarController)?.selectedIndex = index
    }
}
