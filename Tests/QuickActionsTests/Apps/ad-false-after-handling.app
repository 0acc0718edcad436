# A to-do app that handles the action at launch, returns false then, and true else.
scenes: no
com.example.todo.add: cold warm
com.example.todo.today: cold warm
--- Info.plist
@plist com.example.todo.add="Add Task" com.example.todo.today="Today"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: TaskListViewController())
        window.makeKeyAndVisible()
        self.window = window
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            show(item)
            return false
        }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(show(shortcutItem))
    }

    @discardableResult
    private func show(_ item: UIApplicationShortcutItem) -> Bool {
        guard let navigation = window?.rootViewController as? UINavigationController else { return false }
        navigation.popToRootViewController(animated: false)
        if item.type == "com.example.todo.add" {
            navigation.present(TaskEditor(), animated: true)
            return true
        }
        if item.type == "com.example.todo.today" {
            navigation.pushViewController(TodayViewController(), animated: true)
            return true
        }
        return false
    }
}
--- Screens.swift
import UIKit

final class TaskListViewController: UITableViewController {}
final class TaskEditor: UIViewController {}
final class TodayViewController: UITableViewController {}
