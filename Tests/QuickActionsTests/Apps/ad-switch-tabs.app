# A notes app without scenes whose app delegate switches tabs for each action.
scenes: no
compose: cold warm
search: cold warm
--- Info.plist
@plist compose="New Note" search="Find"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(open(shortcutItem))
    }

    private func open(_ item: UIApplicationShortcutItem) -> Bool {
        guard let tabs = window?.rootViewController as? UITabBarController else { return false }
        switch item.type {
        case "compose":
            tabs.selectedIndex = 1
            return true
        case "search":
            tabs.selectedIndex = 2
            return true
        default:
            return false
        }
    }
}
