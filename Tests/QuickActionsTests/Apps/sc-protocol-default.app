# A blog reader whose scene delegate gets its routing from the default implementation of a protocol.
scenes: yes
posts: cold warm
drafts: cold warm
--- Info.plist
@plist scene=SceneDelegate posts="Posts" drafts="Drafts ✏️"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UINavigationBar.appearance().tintColor = .systemIndigo
        return true
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, ShortcutHandling {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [PostsViewController(), DraftsViewController()]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        connectionOptions.shortcutItem.map { _ = handle(shortcut: $0) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcut: shortcutItem))
    }
}
--- ShortcutHandling.swift
import UIKit

protocol ShortcutHandling {
    var window: UIWindow? { get }
    func handle(shortcut: UIApplicationShortcutItem) -> Bool
}

extension ShortcutHandling {
    func handle(shortcut: UIApplicationShortcutItem) -> Bool {
        guard let tabs = window?.rootViewController as? UITabBarController else { return false }
        switch shortcut.type {
        case "posts":
            tabs.selectedIndex = 0
        case "drafts":
            tabs.selectedIndex = 1
        default:
            return false
        }
        return true
    }
}
--- Screens.swift
import UIKit

class PostsViewController: UITableViewController {}
class DraftsViewController: UITableViewController {}
