# A news app whose willFinishLaunching returns false for an action.
# because false from willFinishLaunching, too, keeps UIKit from calling performActionFor at that launch
scenes: no
top: warm
saved: warm
--- Info.plist
@plist top="Top Stories" saved="Saved"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if launchOptions?[.shortcutItem] != nil {
            return false
        }
        return true
    }

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let tabs = window?.rootViewController as? UITabBarController
        if shortcutItem.type == "top" {
            tabs?.selectedIndex = 0
        } else if shortcutItem.type == "saved" {
            tabs?.selectedIndex = 2
        }
        completionHandler(true)
    }
}
