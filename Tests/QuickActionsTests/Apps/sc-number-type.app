# A tab bar whose types are numbers.
# because each is the number of a tab
scenes: yes
0: cold warm
1: cold warm
--- Info.plist
@plist scene=SceneDelegate 0="A" 1="B"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { handle(item) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }
    func handle(_ item: UIApplicationShortcutItem) {
        guard let index = Int(item.type) else { return }
        (window?.rootViewController as? UITabBarController)?.selectedIndex = index
    }
}
