# The launch method finds the quick action in a loop over the options, and returns false for it.
# because the launch method handles it, and false tells UIKit not to deliver it again
scenes: no
library: cold warm
--- Info.plist
@plist library="Library"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        for (key, value) in options ?? [:] where key == .shortcutItem {
            if let item = value as? UIApplicationShortcutItem, item.type == "library" { open(1) }
        }
        return options?[.shortcutItem] == nil
    }
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "library" { open(1) }
        completionHandler(true)
    }
    func open(_ tab: Int) { (window?.rootViewController as? UITabBarController)?.selectedIndex = tab }
}
