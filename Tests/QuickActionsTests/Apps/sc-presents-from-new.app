# A handler that presents from a new view controller for one type, and pushes on its navigation controller for another.
# because a controller that is not in a window presents nothing and has no navigation controller
scenes: yes
fig.home: cold warm
fig.list: none
fig.note: none
--- Info.plist
@plist scene=SceneDelegate fig.home="Home" fig.list="List" fig.note="Note"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        self.window = window
        window.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "fig.home": tabs.selectedIndex = 0
        case "fig.list": HomeViewController().present(ListViewController(), animated: true)
        case "fig.note":
            HomeViewController().navigationController?.pushViewController(ListViewController(), animated: true)
        default: break
        }
    }
}

final class HomeViewController: UIViewController {}

final class ListViewController: UITableViewController {}
