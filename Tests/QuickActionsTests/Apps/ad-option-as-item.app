# The same with the class that it has.
scenes: no
oven.heat: cold warm
--- Info.plist
@plist oven.heat="Heat Up"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            open(item.type)
            return false
        }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem.type)
        completionHandler(true)
    }

    private func open(_ type: String) {
        if type == "oven.heat" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
