# A tide table that keeps the quick action of a launch under a short name, returns false and never asks for it.
# because UIKit does not call the handler then, and nobody reads what is kept
scenes: no
tides: warm
--- Info.plist
@plist tides="Tides"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        saved = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return saved == nil
    }
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }
    func handle(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
    var saved: UIApplicationShortcutItem?
}
