# An app whose launch method returns false only where its handler knew the type.
# because true is only returned where nothing was handled, and no type is handled twice
scenes: no
go.home: cold warm
go.list: cold warm
--- Info.plist
@plist go.home="Home" go.list="List"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let tabs = MainTabs()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem, handle(item) { return false }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "go.home": tabs.showHome()
        case "go.list": tabs.showList()
        default: return false
        }
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
