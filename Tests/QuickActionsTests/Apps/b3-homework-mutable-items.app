# A homework planner that renames its dynamic items with mutable copies when the number of tasks changes.
# because copies keep their types, and both types have a branch that both entries reach
scenes: yes
homework.due: cold warm
homework.add: cold warm
--- Homework/Info.plist
@plist scene=SceneDelegate
--- Homework/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if application.shortcutItems?.isEmpty ?? true {
            application.shortcutItems = [
                UIApplicationShortcutItem(type: "homework.due", localizedTitle: "Due Soon", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .alarm)),
                UIApplicationShortcutItem(type: "homework.add", localizedTitle: "Add Homework", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .add)),
            ]
        }
        return true
    }
}
--- Homework/HomeworkListViewController.swift
import UIKit

class HomeworkListViewController: UITableViewController {

    private var tasks: [String] = [] {
        didSet {
            tableView.reloadData()
            updateShortcuts()
        }
    }

    var showsOnlyDue = false {
        didSet {
            title = showsOnlyDue ? "Due Soon" : "Homework"
        }
    }

    func addTask() {
        tasks.append("Homework \(tasks.count + 1)")
    }

    private func updateShortcuts() {
        let application = UIApplication.shared
        application.shortcutItems = application.shortcutItems?.map { item in
            guard item.type == "homework.due",
                  let copy = item.mutableCopy() as? UIMutableApplicationShortcutItem else { return item }
            copy.localizedSubtitle = "\(tasks.count) tasks"
            return copy
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tasks.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = tasks[indexPath.row]
        return cell
    }
}
--- Homework/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private let list = HomeworkListViewController(style: .insetGrouped)
    private var savedShortcut: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: list)
        window?.makeKeyAndVisible()
        savedShortcut = connectionOptions.shortcutItem
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        if let shortcut = savedShortcut {
            savedShortcut = nil
            _ = handle(shortcut)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    private func handle(_ shortcut: UIApplicationShortcutItem) -> Bool {
        switch shortcut.type {
        case "homework.due":
            list.showsOnlyDue = true
        case "homework.add":
            list.addTask()
        default:
            return false
        }
        return true
    }
}
