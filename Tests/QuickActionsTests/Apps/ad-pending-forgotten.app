# A gym app that keeps the item of a launch, returns false and never looks at it again.
# because nobody reads launchItem, so a cold launch loses the action
scenes: no
checkin: warm
courses: warm
--- Info.plist
@plist checkin="Check In" courses="Courses"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launchItem: UIApplicationShortcutItem?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        var performsAction = true
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            launchItem = item
            performsAction = false
        }
        return performsAction
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let tabs = window?.rootViewController as? UITabBarController
        switch shortcutItem.type {
        case "checkin": tabs?.present(CheckInViewController(), animated: true)
        case "courses": tabs?.selectedIndex = 1
        default: break
        }
        completionHandler(tabs != nil)
    }
}
--- CheckInViewController.swift
import UIKit

final class CheckInViewController: UIViewController {}
