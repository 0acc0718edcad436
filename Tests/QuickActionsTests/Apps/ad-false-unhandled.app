# A weather app that returns false at every launch by a quick action, and has handled none by then.
# because false keeps UIKit from delivering the item, and the handler has no branch for alerts
scenes: no
weather.radar: warm
weather.week: warm
weather.alerts: none
--- Info.plist
@plist weather.radar="Radar" weather.week="7 Days" weather.alerts="Alerts"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        let isQuickAction = launchOptions?.keys.contains(.shortcutItem) ?? false
        return !isQuickAction
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let indices = ["weather.radar": 1, "weather.week": 2]
        guard let index = indices[shortcutItem.type] else { return completionHandler(false) }
        tabs.selectedIndex = index
        completionHandler(true)
    }
}
