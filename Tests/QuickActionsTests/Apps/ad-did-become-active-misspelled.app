# A parking app that keeps the item of a launch for applicationDidBecomeActive, which it spells with another label.
# because UIKit calls applicationDidBecomeActive(_:) only, and the launch returns false
scenes: no
park: warm
find: warm
--- Info.plist
@plist park="Park Here" find="Find My Car 🚗"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launchedItem: UIApplicationShortcutItem?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: ParkingViewController())
        window?.makeKeyAndVisible()

        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            launchedItem = item
            return false
        }
        return true
    }

    func applicationDidBecomeActive(application: UIApplication) {
        guard let item = launchedItem else { return }
        _ = handle(item)
        launchedItem = nil
    }

    func application(_ application: UIApplication,
                     performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let navigation = window?.rootViewController as? UINavigationController,
              let parking = navigation.viewControllers.first as? ParkingViewController else { return false }
        if item.type == "park" {
            parking.saveSpot()
        } else if item.type == "find" {
            navigation.pushViewController(FindCarViewController(), animated: true)
        } else {
            return false
        }
        return true
    }
}
--- ParkingViewController.swift
import UIKit

class ParkingViewController: UIViewController {
    func saveSpot() {
        UserDefaults.standard.set(Date(), forKey: "parkedAt")
        title = "Parked"
    }
}

class FindCarViewController: UIViewController {}
