# A tide table that switches over an optional type.
# because the pattern is the type
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        run(connectionOptions.shortcutItem?.type)
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        run(shortcutItem.type)
        completionHandler(true)
    }
    func run(_ type: String?) {
        switch type {
        case "tides"?: (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        case .some, .none: break
        }
    }
}
