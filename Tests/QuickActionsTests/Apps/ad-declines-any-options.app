# A tide table that says it was launched for nothing unless the launch has no options.
# because a quick action brings launch options, so the method returns false and UIKit does not call the handler
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
        return launchOptions == nil
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "tides" { tabs.selectedIndex = 1 }
        completionHandler(true)
    }
}
