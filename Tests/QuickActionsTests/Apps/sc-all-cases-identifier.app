# A coffee app that looks for the case whose identifier is the type, and puts the identifier together.
# because the identifier of giftCard is com.example.coffee.giftCard, and the type ends in gift-card
scenes: yes
com.example.coffee.order: cold warm
com.example.coffee.stamps: cold warm
com.example.coffee.gift-card: none
--- Info.plist
@plist scene=SceneDelegate com.example.coffee.order="Order" com.example.coffee.stamps="Stamps" com.example.coffee.gift-card="Gift Card"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- AppShortcut.swift
import UIKit

enum AppShortcut: String, CaseIterable {
    case order, stamps, giftCard

    var identifier: String { "com.example.coffee.\(rawValue)" }

    init?(_ item: UIApplicationShortcutItem) {
        guard let found = AppShortcut.allCases.first(where: { $0.identifier == item.type }) else { return nil }
        self = found
    }

    @MainActor
    func open(in navigation: UINavigationController?) {
        switch self {
        case .order: navigation?.pushViewController(UITableViewController(), animated: true)
        case .stamps: navigation?.present(UIViewController(), animated: true)
        case .giftCard: navigation?.pushViewController(UIViewController(), animated: true)
        }
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            AppShortcut(item)?.open(in: window?.rootViewController as? UINavigationController)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let shortcut = AppShortcut(shortcutItem)
        shortcut?.open(in: window?.rootViewController as? UINavigationController)
        completionHandler(shortcut != nil)
    }
}
