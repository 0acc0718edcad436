# A map app that comes back to a quick action of a launch once its window is there.
# because at a launch the function calls itself again, with the other value
scenes: yes
home: cold warm
work: cold warm
--- Info.plist
@plist scene=SceneDelegate home="Home" work="Work"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let item = connectionOptions.shortcutItem else { return }
        route(item, isConnecting: true)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        route(shortcutItem, isConnecting: false)
        completionHandler(true)
    }

    private func route(_ item: UIApplicationShortcutItem, isConnecting: Bool) {
        guard !isConnecting else {
            DispatchQueue.main.async { self.route(item, isConnecting: false) }
            return
        }
        let tabs = window?.rootViewController as? UITabBarController
        switch item.type {
        case "home": tabs?.selectedIndex = 0
        case "work": tabs?.selectedIndex = 1
        default: break
        }
    }
}
