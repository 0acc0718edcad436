# A closure of the launch reads the URL first, then the quick action.
# because what another statement of the closure asks for is no condition of the next one
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
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            if let url = options.urlContexts.first?.url { print(url) }
            if let activity = options.userActivities.first { print(activity) }
            if let item = options.shortcutItem, item.type == "library" { self.open(1) }
        }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "library" { open(1) }
        completionHandler(true)
    }
    func open(_ tab: Int) { (window?.rootViewController as? UITabBarController)?.selectedIndex = tab }
}
