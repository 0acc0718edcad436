# A recipe app whose willConnectTo leaves when there is no activity to continue, before it looks at the item.
# because a launch by a quick action brings no user activity, so the guard returns
scenes: yes
cook.today: warm
cook.cart: warm
--- Info.plist
@plist scene=SceneDelegate cook.today="Today" cook.cart="Shopping List"
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

        guard let activity = connectionOptions.userActivities.first else { return }
        if let id = activity.userInfo?["recipe"] as? String {
            window?.rootViewController?.title = id
        }
        if let item = connectionOptions.shortcutItem {
            select(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(select(shortcutItem))
    }

    @discardableResult
    private func select(_ item: UIApplicationShortcutItem) -> Bool {
        guard let tabs = window?.rootViewController as? UITabBarController else { return false }
        if item.type == "cook.today" {
            tabs.selectedIndex = 0
            return true
        } else if item.type == "cook.cart" {
            tabs.selectedIndex = 2
            return true
        }
        return false
    }
}
