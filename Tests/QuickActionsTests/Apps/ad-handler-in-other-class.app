# An app without scenes whose handler is a method of a class that is no app delegate.
# because UIKit calls the methods of the app delegate alone, and nobody makes a ShortcutHandler
scenes: no
feed: none
post: none
--- Info.plist
@plist feed="Feed" post="Post"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
--- ShortcutHandler.swift
import UIKit

final class ShortcutHandler: NSObject {
    weak var tabs: UITabBarController?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        switch shortcutItem.type {
        case "feed":
            tabs?.selectedIndex = 0
        case "post":
            tabs?.present(UIViewController(), animated: true)
        default:
            break
        }
        completionHandler(true)
    }
}
