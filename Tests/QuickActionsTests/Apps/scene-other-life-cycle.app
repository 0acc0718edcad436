# A scene delegate that opens the pending action in a method of app delegates.
# because UIKit calls applicationDidBecomeActive of no scene delegate
scenes: yes
tides: none
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()
    private var pending: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        pending = connectionOptions.shortcutItem
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        pending = shortcutItem
        completionHandler(true)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard let item = pending else { return }
        pending = nil
        if item.type == "tides" { tabs.selectedIndex = 1 }
    }
}
