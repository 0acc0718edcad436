# A tuner app that compares static constants of another file, one of which has another text than the property list.
# because Shortcut.metronome is com.example.tuner.metronom
scenes: no
com.example.tuner.tune: cold warm
com.example.tuner.metronome: none
--- Info.plist
@plist com.example.tuner.tune="Tune" com.example.tuner.metronome="Metronome"
--- Shortcut.swift
enum Shortcut {
    private static let prefix = "com.example.tuner."
    static let tune = "com.example.tuner.tune"
    static let metronome = "com.example.tuner.metronom"
}
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let root = window?.rootViewController as? UITabBarController
        if shortcutItem.type == Shortcut.tune {
            root?.selectedIndex = 0
            completionHandler(true)
            return
        }
        if shortcutItem.type == Shortcut.metronome {
            root?.selectedIndex = 1
            completionHandler(true)
            return
        }
        completionHandler(false)
    }
}
