# A tide table that returns false where the launch options have a quick action, and leaves it there.
# because the method returns false for it, so UIKit does not call the handler
scenes: no
tides: warm
--- Info.plist
@plist tides="Tides"
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
        if launchOptions?[.shortcutItem] != nil { return false }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "tides" { tabs.selectedIndex = 1 }
        completionHandler(true)
    }
}
