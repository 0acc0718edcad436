# A language school's app whose warm handler calls the completion handler and nothing else.
# because only willConnectTo hands the item on
scenes: yes
school.today: cold
school.homework: cold
--- Info.plist
@plist scene=SceneDelegate school.today="Heute" school.homework="Hausaufgaben"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let mainTabs = MainTabBarController()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = mainTabs
        window?.makeKeyAndVisible()
        if let shortcut = connectionOptions.shortcutItem {
            mainTabs.select(shortcut)
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(true)
    }
}
--- MainTabBarController.swift
import UIKit

final class MainTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UITableViewController(), UITableViewController(), UIViewController()]
    }

    func select(_ shortcut: UIApplicationShortcutItem) {
        switch shortcut.type {
        case "school.today": selectedIndex = 1
        case "school.homework": selectedIndex = 2
        default: selectedIndex = 0
        }
    }
}
