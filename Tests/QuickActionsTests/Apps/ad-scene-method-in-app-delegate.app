# An app without scenes whose app delegate has the method of a scene delegate, copied from an answer in the web.
# because without scenes UIKit calls application(_:performActionFor:completionHandler:) and nothing else
scenes: no
newEntry: none
calendar: none
--- Info.plist
@plist newEntry="新しい日記" calendar="カレンダー"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        tabs.viewControllers = [EntriesViewController(), CalendarViewController()]
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    // ショートカットから起動
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let tabs = window?.rootViewController as? UITabBarController
        switch shortcutItem.type {
        case "newEntry":
            tabs?.selectedIndex = 0
        case "calendar":
            tabs?.selectedIndex = 1
        default:
            break
        }
        completionHandler(true)
    }
}
--- ViewControllers.swift
import UIKit

class EntriesViewController: UITableViewController {}
class CalendarViewController: UIViewController {}
