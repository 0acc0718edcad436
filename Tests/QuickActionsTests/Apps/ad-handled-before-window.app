# The same with an app delegate, in what is done for the action.
# because the method returns before it makes the window
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
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            handle(item)
            return false
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UITabBarController()
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }
    func handle(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}
