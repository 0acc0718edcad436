# A tab bar whose types are URLs.
# because there is no branch for one of the hosts
scenes: yes
m://a: cold warm
m://c: none
--- Info.plist
@plist scene=SceneDelegate m://a="A" m://c="C"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem, let url = URL(string: item.type) { route(url) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let url = URL(string: shortcutItem.type) else { return completionHandler(false) }
        route(url)
        completionHandler(true)
    }
    func route(_ url: URL) {
        switch url.host {
        case "a": (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        default: break
        }
    }
}
