# A launch method that casts the quick action to a string, and returns false.
# because the cast fails, and iOS does not call the handler
scenes: no
oven.heat: warm
--- Info.plist
@plist oven.heat="Heat Up"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if let type = launchOptions?[.shortcutItem] as? String {
            open(type)
        }
        return false
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
