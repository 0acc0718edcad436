# An app without scenes that hands its launch options to a starter, which handles the item and tells what to return.
# because the starter answers false when it has handled the item, so it is not delivered again
scenes: no
drive: cold warm
charge: cold warm
--- Info.plist
@plist drive="Drive" charge="Charge 🔌"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let starter = Starter()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let isHandled = starter.start(launchOptions, tabs: window?.rootViewController as? UITabBarController)
        return !isHandled
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(starter.open(shortcutItem))
    }
}
--- Starter.swift
import UIKit

final class Starter {
    private weak var tabs: UITabBarController?

    func start(_ options: [UIApplication.LaunchOptionsKey: Any]?, tabs: UITabBarController?) -> Bool {
        self.tabs = tabs
        return take(options?[.shortcutItem] as? UIApplicationShortcutItem)
    }

    private func take(_ item: UIApplicationShortcutItem?) -> Bool {
        guard let item else { return false }
        return open(item)
    }

    func open(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "drive": tabs?.selectedIndex = 0
        case "charge": tabs?.selectedIndex = 1
        default: return false
        }
        return true
    }
}
