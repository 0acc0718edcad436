# A laundry app whose warm handler calls the completion handler and returns before its branches.
# because everything behind the return is never run; a launch is handled
scenes: yes
wash.pickup: cold
wash.status: cold
--- Info.plist
@plist scene=SceneDelegate wash.pickup="Pickup" wash.status="Status"
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
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UITabBarController()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            select(item.type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(true)
        return

        select(shortcutItem.type)
    }

    private func select(_ type: String) {
        let tabs = window?.rootViewController as? UITabBarController
        if type == "wash.pickup" { tabs?.selectedIndex = 0 }
        if type == "wash.status" { tabs?.selectedIndex = 1 }
    }
}
