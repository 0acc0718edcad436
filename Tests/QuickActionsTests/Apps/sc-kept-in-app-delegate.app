# A tide table that keeps the action in the app delegate until the scene is active.
# because it is taken there in both ways
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var shortcutItem: UIApplicationShortcutItem?
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        appDelegate?.shortcutItem = connectionOptions.shortcutItem
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        appDelegate?.shortcutItem = shortcutItem
        completionHandler(true)
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let item = appDelegate?.shortcutItem else { return }
        appDelegate?.shortcutItem = nil
        if item.type == "tides" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}
