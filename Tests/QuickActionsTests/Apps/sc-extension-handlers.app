# An app whose scene delegate gets its protocol and handlers in an extension of another file.
scenes: yes
refuel: cold warm
trips: warm
--- Info.plist
@plist scene=SceneDelegate refuel="Refuel ⛽️" trips="Trips"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder {
    var window: UIWindow?
    let tabs = UITabBarController()

    func showRefuel() {
        tabs.selectedIndex = 0
    }

    func showTrips() {
        tabs.selectedIndex = 1
    }
}
--- SceneDelegate+WindowScene.swift
import UIKit

extension SceneDelegate: UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let type = connectionOptions.shortcutItem?.type, type == "refuel" {
            showRefuel()
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        switch shortcutItem.type {
        case "refuel": showRefuel()
        case "trips": showTrips()
        default: return completionHandler(false)
        }
        completionHandler(true)
    }
}
