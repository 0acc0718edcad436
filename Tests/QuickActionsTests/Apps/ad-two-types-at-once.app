# A comparison that wants one action to have two types.
# because no type equals both
scenes: no
tides: none
moon: none
--- Info.plist
@plist tides="Tides" moon="Moon"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "tides" && shortcutItem.type == "moon" {
            tabs.selectedIndex = 1
        }
        completionHandler(true)
    }
}
