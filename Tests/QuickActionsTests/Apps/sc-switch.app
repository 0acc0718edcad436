# A notes app with scenes whose scene delegate handles both ways.
scenes: yes
compose: cold warm
search: cold warm
--- Info.plist
@plist scene=SceneDelegate compose="New Note" search="Find"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        if let item = connectionOptions.shortcutItem {
            handle(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    @discardableResult
    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "compose":
            tabs.present(UIViewController(), animated: true)
            return true
        case "search":
            tabs.selectedIndex = 1
            return true
        default:
            return false
        }
    }
}
