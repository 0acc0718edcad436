# A library app without scenes that keeps the item of a launch until it enters the foreground.
# because UIKit does not call applicationWillEnterForeground at a launch, and the launch returns false
scenes: no
library.loans: warm
library.scan: warm
--- Info.plist
@plist library.loans="Loans" library.scan="Scan ISBN"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var pendingItem: UIApplicationShortcutItem?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        guard let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem else { return true }
        pendingItem = item
        return false
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        guard let item = pendingItem else { return }
        pendingItem = nil
        open(item)
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        let tabs = window?.rootViewController as? UITabBarController
        switch item.type {
        case "library.loans": tabs?.selectedIndex = 0
        case "library.scan": tabs?.selectedIndex = 1
        default: break
        }
    }
}
