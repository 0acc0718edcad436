# A pharmacy app whose handler expects a navigation controller as root, though the root is a tab bar controller.
# because the cast answers nil in each case, so nothing but the completion handler is called
scenes: no
refill: none
stores: none
--- Info.plist
@plist refill="Refill" stores="Stores"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: RefillViewController()),
            UINavigationController(rootViewController: StoresViewController()),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        // was the root before tabs came with 3.0
        guard let navigationController = window?.rootViewController as? UINavigationController else {
            completionHandler(false)
            return
        }
        switch shortcutItem.type {
        case "refill":
            navigationController.pushViewController(RefillViewController(), animated: true)
            completionHandler(true)
        case "stores":
            navigationController.pushViewController(StoresViewController(), animated: true)
            completionHandler(true)
        default:
            completionHandler(false)
        }
    }
}
--- Screens.swift
import UIKit

class RefillViewController: UIViewController {}
class StoresViewController: UITableViewController {}
