# A scooter app that passes a flag to its handler which makes the launch do nothing, and returns false then.
scenes: no
ride: warm
wallet: warm
--- Info.plist
@plist ride="Ride" wallet="Wallet"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            handle(item, starting: true)
            return false
        }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem, starting: false)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem, starting: Bool) {
        if !starting {
            let tabs = window?.rootViewController as? UITabBarController
            switch item.type {
            case "ride": tabs?.selectedIndex = 0
            case "wallet": tabs?.selectedIndex = 1
            default: break
            }
        }
    }
}
