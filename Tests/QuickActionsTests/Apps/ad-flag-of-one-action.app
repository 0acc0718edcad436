# A reading app in which only one of two actions needs a running app.
# because `isRunning` is asked for the second type only
scenes: no
resume: cold warm
bookmark: warm
--- Info.plist
@plist resume="Resume" bookmark="Bookmark"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            open(item, isRunning: false)
            return false
        }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem, isRunning: Bool = true) {
        let book = window?.rootViewController
        if item.type == "resume" {
            book?.dismiss(animated: isRunning)
        }
        if item.type == "bookmark" && isRunning {
            book?.present(UIViewController(), animated: true)
        }
    }
}
