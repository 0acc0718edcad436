# The launch switches over a tuple of the URL and the quick action.
# because the pattern of the second element binds the quick action
scenes: yes
library: cold warm
--- Info.plist
@plist scene=SceneDelegate library="Library"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        switch (options.urlContexts.first, options.shortcutItem) {
        case (let url?, _): print(url)
        case (_, let item?) where item.type == "library": open(1)
        default: break
        }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "library" { open(1) }
        completionHandler(true)
    }
    func open(_ tab: Int) { (window?.rootViewController as? UITabBarController)?.selectedIndex = tab }
}
