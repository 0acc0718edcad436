# A tide table that keeps the action of a launch and reads a local constant of that name.
# because nobody reads the property
scenes: yes
tides: warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var launchItem: UIApplicationShortcutItem?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        launchItem = connectionOptions.shortcutItem
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let launchItem = shortcutItem
        handle(launchItem)
        completionHandler(true)
    }
    func handle(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}
