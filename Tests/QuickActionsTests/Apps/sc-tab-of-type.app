# An app that selects the tab whose raw value equals the type.
# because the enumeration has no case for settings
scenes: yes
com.example.tabs.feed: cold warm
com.example.tabs.search: cold warm
com.example.tabs.settings: none
--- Info.plist
@plist scene=SceneDelegate com.example.tabs.feed="Feed" com.example.tabs.search="Search" com.example.tabs.settings="Settings"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Tab.swift
enum Tab: String, CaseIterable {
    case feed = "com.example.tabs.feed"
    case search = "com.example.tabs.search"
    case profile = "com.example.tabs.profile"
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            select(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(select(shortcutItem))
    }

    @discardableResult
    private func select(_ item: UIApplicationShortcutItem) -> Bool {
        guard let index = Tab.allCases.firstIndex(where: { $0.rawValue == item.type }),
            let tabs = window?.rootViewController as? UITabBarController
        else { return false }
        tabs.selectedIndex = index
        return true
    }
}
