# A tide table for UIKit with the SwiftUI app of a watch beside it, and no project.
# because the program of UIKit is another than that of the watch
scenes: unknown
tides: cold warm
--- Info.plist
@plist tides="Tides"
--- App/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "tides" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
        completionHandler(true)
    }
}
--- Watch/WatchApp.swift
import SwiftUI

@main
struct TidesWatchApp: App {
    var body: some Scene { WindowGroup { Text("Tides") } }
}
