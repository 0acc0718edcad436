# A bakery app whose launch says false for each quick action, so that UIKit never delivers one at a launch.
# because performActionFor is called in the running app only
scenes: no
bakery.bread: warm
bakery.cake: warm

--- Info.plist
@plist bakery.bread="Bread" bakery.cake="Cake"

--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let shelves = UITabBarController()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = shelves
        window?.makeKeyAndVisible()
        return !(launchOptions?.keys.contains(.shortcutItem) == true)
    }

    func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        switch item.type {
        case "bakery.bread": shelves.selectedIndex = 0
        case "bakery.cake": shelves.selectedIndex = 1
        default: break
        }
        completionHandler(true)
    }
}
