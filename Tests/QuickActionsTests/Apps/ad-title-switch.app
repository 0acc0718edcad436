# A beginner's app that tells its actions apart by their titles instead of their types.
# because the property list says “Scan Receipt” and the code “Scan”, and nothing is localized
scenes: no
action1: cold warm
action2: cold warm
action3: none
--- Info.plist
@plist action1="Add Expense" action2="Report" action3="Scan Receipt"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var nav = UINavigationController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        nav.viewControllers = [ExpensesVC()]
        window = UIWindow(frame: UIScreen.main.bounds)
        window!.rootViewController = nav
        window!.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        print("shortcut \(shortcutItem.type)")
        // check which one it is
        if shortcutItem.localizedTitle == "Add Expense" {
            nav.pushViewController(AddExpenseVC(), animated: true)
        } else if shortcutItem.localizedTitle == "Report" {
            nav.pushViewController(ReportVC(), animated: true)
        } else if shortcutItem.localizedTitle == "Scan" {
            nav.pushViewController(ScanVC(), animated: true)
        }
        completionHandler(true)
    }
}

class ExpensesVC: UITableViewController {}
class AddExpenseVC: UIViewController {}
class ReportVC: UIViewController {}
class ScanVC: UIViewController {}
