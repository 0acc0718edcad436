# A scene delegate that calls a function whose name another one has with other labels.
# because the one that compares the type is never called
scenes: yes
moss.rake: none
--- Info.plist
@plist scene=SceneDelegate moss.rake="Rake"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item, in: window) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem, in: window)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem, in window: UIWindow?) {
    }

    private func open(_ item: UIApplicationShortcutItem) {
        if item.type == "moss.rake" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
