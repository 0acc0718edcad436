# A function with a default that nobody calls, beside a handler that knows one type.
# because nothing reaches the default
scenes: yes
tides: warm
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
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard shortcutItem.type == "tides" else {
            completionHandler(false)
            return
        }
        tabs.selectedIndex = 1
        completionHandler(true)
    }
}
--- Legacy.swift
import UIKit

@MainActor func runLegacyAction(_ item: UIApplicationShortcutItem) -> Bool {
    switch item.type {
    case "tides":
        return false
    default:
        UIApplication.shared.open(URL(fileURLWithPath: "/"))
        return true
    }
}
