# An app delegate whose branches are marked with #warning and return false.
scenes: no
new: none
recent: none
--- Info.plist
@plist new="New Document" recent="Recent"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(QuickActions.perform(shortcutItem))
    }
}
--- QuickActions.swift
import UIKit

enum QuickActions {
    static func perform(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "new":
            #warning("Open “New Document” here and return true.")
            return false
        case "recent":
            #warning("Open “Recent” here and return true.")
            return false
        default:
            return false
        }
    }
}
