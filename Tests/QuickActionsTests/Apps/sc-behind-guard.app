# An app whose second comparison stands behind a guard that lets only the first type through.
# because for search the guard has already returned
scenes: yes
compose: cold warm
search: none
--- Info.plist
@plist scene=SceneDelegate compose="Compose" search="Search"
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
            perform(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(perform(shortcutItem))
    }

    @discardableResult
    private func perform(_ item: UIApplicationShortcutItem) -> Bool {
        guard item.type == "compose" else { return false }
        guard let tabs = window?.rootViewController as? UITabBarController else { return false }
        if item.type == "search" {
            tabs.selectedIndex = 1
        } else {
            tabs.present(UIViewController(), animated: true)
        }
        return true
    }
}
