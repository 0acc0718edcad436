# A tide table whose enumeration is made of the quick action.
# because the switch over it leaves one case to a default that does nothing
scenes: yes
tides: cold warm
moon: none
--- Info.plist
@plist scene=SceneDelegate tides="Tides" moon="Moon"
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
    enum Link { case first, second, none
        init(_ item: UIApplicationShortcutItem) {
            switch item.type {
            case "tides": self = .first
            case "moon": self = .second
            default: self = .none
            }
        }
    }
    func handle(_ item: UIApplicationShortcutItem) {
        switch Link(item) {
        case .first: (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        default: break
        }
    }
}
