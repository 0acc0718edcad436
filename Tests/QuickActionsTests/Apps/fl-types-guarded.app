# An app without scenes whose handler lets one type through, by a guard, and a router that knows two.
# because the guard of performActionFor keeps back what is no search
scenes: no
maps.search: cold warm
maps.route: none
--- Info.plist
@plist maps.search="Search" maps.route="Route Home"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let router = Router()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = router.tabs
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard shortcutItem.type == "maps.search" else {
            completionHandler(false)
            return
        }
        router.open(shortcutItem)
        completionHandler(true)
    }
}
--- Router.swift
import UIKit

final class Router {
    let tabs = UITabBarController()

    func open(_ item: UIApplicationShortcutItem) {
        if item.type == "maps.search" {
            tabs.selectedIndex = 1
        } else if item.type == "maps.route" {
            tabs.selectedIndex = 2
        }
    }
}
