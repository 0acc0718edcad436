# An app that compares what is behind the last dot with a whole type.
# because what is behind the last dot has no dot
scenes: yes
go.home: cold warm
go.list: none
--- Info.plist
@plist scene=SceneDelegate go.home="Home" go.list="List"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
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
    let tabs = MainTabs()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        self.window = window
        window.makeKeyAndVisible()
        if let shortcutItem = connectionOptions.shortcutItem {
            handle(shortcutItem)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        let name = item.type.components(separatedBy: ".").last!
        if name == "home" { tabs.showHome() }
        else if name == "go.list" { tabs.showList() }
    }
}
