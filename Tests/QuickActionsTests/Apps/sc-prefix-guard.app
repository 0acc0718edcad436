# A guard for the beginning of types before a switch over their last component.
# because the guard alone does nothing: a type without a case is lost
scenes: yes
com.example.bees.hive: cold warm
com.example.bees.honey: cold warm
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
        guard item.type.hasPrefix("com.example.bees.") else { return }
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
