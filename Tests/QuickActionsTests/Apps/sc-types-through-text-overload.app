# A scene delegate that hands on the type's text, of which the function for items makes use as well.
scenes: yes
kiwi.peel: cold warm
--- Info.plist
@plist scene=SceneDelegate kiwi.peel="Peel"
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
        open(shortcutItem.type)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        open(item.type)
    }

    private func open(_ type: String) {
        if type == "kiwi.peel" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
