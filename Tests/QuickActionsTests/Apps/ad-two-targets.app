# Two apps of one company in one folder without a project, one for riders and one for drivers.
# because the drivers' app has no branch for its earnings, and what the riders' app does is no matter
scenes: no
rider.book: cold warm
rider.history: cold warm
driver.online: cold warm
driver.earnings: none
--- Rider/Info.plist
@plist rider.book="Book a Ride" rider.history="Trips"
--- Rider/AppDelegate.swift
import UIKit

@main
final class RiderAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let navigation = UINavigationController(rootViewController: UIViewController())

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "rider.book" {
            navigation.pushViewController(BookingViewController(), animated: true)
        } else if shortcutItem.type == "rider.history" {
            navigation.pushViewController(UITableViewController(), animated: true)
        }
        completionHandler(true)
    }
}

final class BookingViewController: UIViewController {}
--- Driver/Info.plist
@plist driver.online="Go Online" driver.earnings="Earnings"
--- Driver/AppDelegate.swift
import UIKit

@main
final class DriverAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = ShiftViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let shift = window?.rootViewController as? ShiftViewController
        switch shortcutItem.type {
        case "driver.online": shift?.goOnline()
        default: break
        }
        completionHandler(true)
    }
}

final class ShiftViewController: UIViewController {
    func goOnline() {
        UserDefaults.standard.set(true, forKey: "online")
        view.backgroundColor = .systemGreen
    }
}
