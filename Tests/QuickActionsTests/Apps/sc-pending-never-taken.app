# A hotel app that keeps the cold item in a property and forgets to use it.
# because nobody reads savedItem
scenes: yes
book: warm
key: warm
--- Info.plist
@plist scene=SceneDelegate book="Book" key="Room Key"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var savedItem: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            savedItem = item
        }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        UIApplication.shared.applicationIconBadgeNumber = 0
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let tabs = window?.rootViewController as? UITabBarController else {
            completionHandler(false)
            return
        }
        if shortcutItem.type == "book" {
            tabs.selectedIndex = 0
        } else if shortcutItem.type == "key" {
            tabs.selectedIndex = 1
        }
        completionHandler(true)
    }
}
