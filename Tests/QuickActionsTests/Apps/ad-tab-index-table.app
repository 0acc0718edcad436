# A cinema app whose app delegate looks the tab up in a dictionary from type to index.
scenes: no
com.cine.nowplaying: cold warm
com.cine.tickets: cold warm
com.cine.account: cold warm
--- Cine/Info.plist
@plist com.cine.nowplaying="Now Playing 🎬" com.cine.tickets="My Tickets" com.cine.account="Account"
--- Cine/AppDelegate.swift
//
//  AppDelegate.swift
//  Cine
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [
            UINavigationController(rootViewController: MoviesViewController()),
            UINavigationController(rootViewController: TicketsViewController()),
            UINavigationController(rootViewController: AccountViewController())
        ]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabBarController
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let index = Constants.tabIndexes[shortcutItem.type],
            let tabBarController = window?.rootViewController as? UITabBarController else {
                completionHandler(false)
                return
        }
        tabBarController.selectedIndex = index
        completionHandler(true)
    }
}
--- Cine/Constants.swift
import Foundation

struct Constants {
    static let baseURL = "https://api.example.com/v2"

    /// Which tab belongs to which Home Screen quick action.
    static let tabIndexes: [String: Int] = [
        "com.cine.nowplaying": 0,
        "com.cine.tickets": 1,
        "com.cine.account": 2
    ]
}
--- Cine/ViewControllers.swift
import UIKit

class MoviesViewController: UITableViewController {}
class TicketsViewController: UITableViewController {}
class AccountViewController: UIViewController {}
