# An enumeration of two cases of which one is asked for.
# because nothing follows for the other
scenes: yes
tides: cold warm
moon: none
--- Info.plist
@plist scene=SceneDelegate tides="Tides" moon="Moon"
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            open(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        guard let action = TideAction(rawValue: item.type) else { return }
        if action == .tides {
            tabs.selectedIndex = 1
        }
    }
}
--- TideAction.swift
enum TideAction: String {
    case tides
    case moon
}
