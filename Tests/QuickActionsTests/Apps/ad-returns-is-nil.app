# An app delegate that returns false for a quick action by asking whether it has kept none.
# because it returns false, does nothing with the action, and iOS does not call the handler
scenes: no
kiln.fire: warm
--- Info.plist
@plist kiln.fire="Fire"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launched: UIApplicationShortcutItem?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        launched = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return launched == nil
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "kiln.fire" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
        completionHandler(true)
    }
}
