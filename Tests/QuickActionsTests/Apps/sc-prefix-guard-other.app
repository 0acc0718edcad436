# The same guard for a beginning that no type of the app has.
# because it returns for all of them
scenes: yes
com.example.bees.hive: none
com.example.bees.honey: none
com.example.bees.swarm: none
--- Info.plist
@plist scene=SceneDelegate com.example.bees.hive="Hive" com.example.bees.honey="Honey" com.example.bees.swarm="Swarm"
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
        guard item.type.hasPrefix("com.example.wasps.") else { return }
        switch item.type.components(separatedBy: ".").last {
        case "hive": select(1)
        case "honey": select(2)
        default: break
        }
    }

    private func select(_ index: Int) {
        (window?.rootViewController as? UITabBarController)?.selectedIndex = index
    }
}
