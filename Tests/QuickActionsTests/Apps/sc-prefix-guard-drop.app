# A guard for the beginning of types before a switch over what follows it.
scenes: yes
com.example.bees.hive: cold warm
com.example.bees.honey: cold warm
--- Info.plist
@plist scene=SceneDelegate com.example.bees.hive="Hive" com.example.bees.honey="Honey"
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
        let prefix = "com.example.bees."
        guard item.type.hasPrefix(prefix) else { return }
        switch item.type.dropFirst(prefix.count) {
        case "hive": select(1)
        case "honey": select(2)
        default: break
        }
    }

    private func select(_ index: Int) {
        (window?.rootViewController as? UITabBarController)?.selectedIndex = index
    }
}
