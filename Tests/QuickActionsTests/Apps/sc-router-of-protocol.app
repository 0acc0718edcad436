# The same with the other router.
# because the object that is made opens the tides
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
    let router: Routing = RealRouter()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { router.route(item, window) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        router.route(shortcutItem, window)
        completionHandler(true)
    }
}
protocol Routing { func route(_ item: UIApplicationShortcutItem, _ window: UIWindow?) }
struct DisabledRouter: Routing { func route(_ item: UIApplicationShortcutItem, _ window: UIWindow?) {} }
struct RealRouter: Routing {
    func route(_ item: UIApplicationShortcutItem, _ window: UIWindow?) {
        if item.type == "tides" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}
