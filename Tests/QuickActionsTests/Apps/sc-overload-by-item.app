# The same with a call that gives it the quick action.
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
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ type: String) {
    }

    private func open(_ item: UIApplicationShortcutItem) {
        if item.type == "kiwi.peel" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
