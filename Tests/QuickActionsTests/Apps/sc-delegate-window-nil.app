# An app that has moved to scenes and left its handler in the app delegate.
# because nothing sets the window of the app delegate
scenes: yes
go.home: none
go.list: none
--- Info.plist
@plist scene=SceneDelegate go.home="Home" go.list="List"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func handle(_ item: UIApplicationShortcutItem) {
        guard let tabs = window?.rootViewController as? MainTabs else { return }
        switch item.type {
        case "go.home": tabs.showHome()
        case "go.list": tabs.showList()
        default: break
        }
    }
}
--- MainTabs.swift
import UIKit

final class MainTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: HomeViewController()), UINavigationController(rootViewController: ListViewController())]
    }

    func showHome() { selectedIndex = 0 }

    func showList() { selectedIndex = 1 }
}

final class HomeViewController: UIViewController {}
final class ListViewController: UITableViewController {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = MainTabs()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { appDelegate?.handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        appDelegate?.handle(shortcutItem)
        completionHandler(true)
    }
}
