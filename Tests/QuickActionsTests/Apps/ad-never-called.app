# An app without scenes whose handler tells only that it succeeded, beside a method with all the branches.
# because nobody calls handleShortcut(_:), the call stands in a comment
scenes: no
weigh: none
chart: none
--- Info.plist
@plist weigh="Weigh" chart="Chart"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        // handleShortcut(shortcutItem)
        completionHandler(true)
    }
}
--- AppDelegate+Actions.swift
import UIKit

extension AppDelegate {
    func handleShortcut(_ item: UIApplicationShortcutItem) {
        guard let tabs = window?.rootViewController as? UITabBarController else { return }
        switch item.type {
        case "weigh":
            tabs.present(UIAlertController(title: "Weight", message: nil, preferredStyle: .alert), animated: true)
        case "chart":
            tabs.selectedIndex = 1
        default:
            break
        }
    }
}
