# A clinic app whose router stands behind a protocol with one implementation.
scenes: yes
appointment: cold warm
results: cold warm
bills: none
--- Info.plist
@plist scene=SceneDelegate appointment="Appointment" results="Results" bills="Bills"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var router: ActionRouting?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        router = TabRouter(tabs: tabs)
        if let item = connectionOptions.shortcutItem {
            _ = router?.route(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(router?.route(shortcutItem) ?? false)
    }
}
--- ActionRouting.swift
import UIKit

protocol ActionRouting {
    func route(_ item: UIApplicationShortcutItem) -> Bool
}
--- TabRouter.swift
import UIKit

struct TabRouter: ActionRouting {
    let tabs: UITabBarController

    func route(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "appointment":
            tabs.selectedIndex = 0
        case "results":
            tabs.selectedIndex = 1
        case "bills":
            // 账单页面还没有做
            return false
        default:
            return false
        }
        return true
    }
}
