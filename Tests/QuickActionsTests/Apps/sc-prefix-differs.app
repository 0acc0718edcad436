# A task app whose constants have the prefix com.acme.task. and whose property list has com.acme.tasks.
# because only the type that was renamed in the code as well is equal
scenes: yes
com.acme.tasks.add: none
com.acme.tasks.today: none
com.acme.tasks.inbox: cold warm
--- Info.plist
@plist scene=SceneDelegate com.acme.tasks.add="Add Task" com.acme.tasks.today="Today" com.acme.tasks.inbox="Inbox"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- ShortcutType.swift
import Foundation

struct ShortcutType: Equatable {
    let rawValue: String

    static let prefix = "com.acme.task."
    static let add = ShortcutType(rawValue: prefix + "add")
    static let today = ShortcutType(rawValue: prefix + "today")
    // renamed with the property list
    static let inbox = ShortcutType(rawValue: "com.acme.tasks.inbox")
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [InboxViewController(), TodayViewController()]
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            _ = handle(ShortcutType(rawValue: item.type))
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(ShortcutType(rawValue: shortcutItem.type)))
    }

    private func handle(_ type: ShortcutType) -> Bool {
        guard let tabs = window?.rootViewController as? UITabBarController else { return false }
        if type == .add {
            tabs.present(UINavigationController(rootViewController: AddTaskViewController()), animated: true)
        } else if type == .today {
            tabs.selectedIndex = 1
        } else if type == .inbox {
            tabs.selectedIndex = 0
        } else {
            return false
        }
        return true
    }
}

final class InboxViewController: UITableViewController {}
final class TodayViewController: UITableViewController {}
final class AddTaskViewController: UIViewController {}
