# The same with a call of the superclass.
scenes: yes
fig.pick: cold warm
--- Info.plist
@plist scene=SceneDelegate fig.pick="Pick"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

class BaseSceneDelegate: UIResponder, UIWindowSceneDelegate {
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

    func open(_ item: UIApplicationShortcutItem) {
        if item.type == "fig.pick" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}

final class SceneDelegate: BaseSceneDelegate {
    override func open(_ item: UIApplicationShortcutItem) {
        super.open(item)
    }
}
