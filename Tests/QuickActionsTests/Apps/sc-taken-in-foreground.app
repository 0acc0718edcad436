# A tide table that takes its pending action as it comes to the foreground.
# because while the app runs that is before the action is delivered
scenes: yes
tides: cold
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var pending: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        pending = connectionOptions.shortcutItem
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        pending = shortcutItem
        completionHandler(true)
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        guard let item = pending else { return }
        pending = nil
        if item.type == "tides" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}
