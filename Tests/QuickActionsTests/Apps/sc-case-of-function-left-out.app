# A tide table whose function turns types into cases, one of which nobody handles.
# because the only switch leaves it to a default that does nothing
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
    enum Link { case first, second }
    func link(for item: UIApplicationShortcutItem) -> Link? {
        switch item.type {
        case "tides": return .first
        case "moon": return .second
        default: return nil
        }
    }
    func handle(_ item: UIApplicationShortcutItem) {
        guard let link = link(for: item) else { return }
        switch link {
        case .first: (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        default: break
        }
    }
}
