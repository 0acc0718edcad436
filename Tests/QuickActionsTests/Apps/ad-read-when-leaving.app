# A bus app that keeps the action of the launch and looks at it when people leave the app.
# because by then nobody waits for it any more
scenes: no
bus.next: warm
--- Info.plist
@plist bus.next="Next Bus"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var kept: UIApplicationShortcutItem?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        kept = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return false
    }

    func applicationWillResignActive(_ application: UIApplication) {
        guard let item = kept else { return }
        kept = nil
        open(item)
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        if item.type == "bus.next" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
