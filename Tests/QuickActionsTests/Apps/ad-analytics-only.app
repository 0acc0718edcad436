# A fashion app that tells Firebase of every action, and has nothing else in one branch.
# because an event of the analytics is a log, after which nothing is to be seen
scenes: no
new_in: cold warm
sale: cold warm
stylist: none
--- Info.plist
@plist new_in="New In" sale="Sale 🏷" stylist="Ask a Stylist"
--- AppDelegate.swift
import Firebase
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabController = UITabBarController()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        FirebaseApp.configure()
        tabController.viewControllers = [NewInViewController(), SaleViewController()]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabController
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication,
                     performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        switch shortcutItem.type {
        case "new_in":
            Analytics.logEvent("shortcut_new_in", parameters: nil)
            tabController.selectedIndex = 0
            completionHandler(true)
        case "sale":
            Analytics.logEvent("shortcut_sale", parameters: nil)
            tabController.selectedIndex = 1
            completionHandler(true)
        case "stylist":
            // FIXME: SHOP-2231 chat is not released yet
            Analytics.logEvent("shortcut_stylist", parameters: nil)
            completionHandler(true)
        default:
            completionHandler(false)
        }
    }
}
--- Tabs.swift
import UIKit

class NewInViewController: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class SaleViewController: UITableViewController {}
