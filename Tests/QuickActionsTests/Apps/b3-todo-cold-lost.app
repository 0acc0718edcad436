# A to-do app that was moved to scenes and still looks for its launch action in the launch options.
# because launchOptions is nil in an app with scenes, and the scene delegate does not read its connection options
scenes: yes
todo.add: warm
todo.today: warm
--- Todo/Info.plist
@plist scene=SceneDelegate todo.add="Add Task" todo.today="Today"
--- Todo/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var launchShortcut: UIApplicationShortcutItem?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            launchShortcut = item
        }
        return true
    }
}
--- Todo/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var listController: TaskListViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let list = TaskListViewController(style: .plain)
        listController = list
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: list)
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate,
              let item = appDelegate.launchShortcut else { return }
        appDelegate.launchShortcut = nil
        handleShortcut(item)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handleShortcut(shortcutItem))
    }

    @discardableResult
    private func handleShortcut(_ item: UIApplicationShortcutItem) -> Bool {
        guard let list = listController else { return false }
        switch item.type {
        case "todo.add":
            list.addTask()
        case "todo.today":
            list.filter = .today
        default:
            return false
        }
        return true
    }
}
--- Todo/TaskListViewController.swift
import UIKit

class TaskListViewController: UITableViewController {
    enum Filter {
        case all, today
    }

    var filter: Filter = .all {
        didSet {
            title = filter == .today ? "Today" : "All Tasks"
            tableView.reloadData()
        }
    }

    private var tasks: [(name: String, due: Date)] = []

    func addTask() {
        tasks.append((name: "New Task", due: Date()))
        tableView.reloadData()
        navigationController?.pushViewController(TaskEditorViewController(), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch filter {
        case .all: return tasks.count
        case .today: return tasks.filter { Calendar.current.isDateInToday($0.due) }.count
        }
    }
}

class TaskEditorViewController: UIViewController {}
