# The launch method handles the quick action in a closure that binds it, and returns false for it.
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
        DispatchQueue.main.async {
            if let item = options?[.shortcutItem] as? UIApplicationShortcutItem, item.type == "library" { self.open(1) }
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
