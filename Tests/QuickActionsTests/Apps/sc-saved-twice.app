# A step counter that carries the item of a launch out at once and again when the scene becomes active.
# because the saved item is never taken away, which is a fault but loses no action
scenes: yes
steps.add: cold warm
steps.goal: cold warm
--- Info.plist
@plist scene=SceneDelegate steps.add="Add Steps" steps.goal="Daily Goal 🏁"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var savedShortcut: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = StepsViewController()
        window?.makeKeyAndVisible()
        savedShortcut = connectionOptions.shortcutItem
        if let savedShortcut = savedShortcut {
            _ = handle(savedShortcut)
        }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        if let shortcut = savedShortcut {
            _ = handle(shortcut)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let controller = window?.rootViewController as? StepsViewController else { return false }
        switch item.type {
        case "steps.add": controller.addSteps(100)
        case "steps.goal": controller.showGoal()
        default: return false
        }
        return true
    }
}
--- StepsViewController.swift
import UIKit

class StepsViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    func addSteps(_ count: Int) {
        let steps = UserDefaults.standard.integer(forKey: "steps") + count
        UserDefaults.standard.set(steps, forKey: "steps")
        label.text = "\(steps)"
    }

    func showGoal() {
        label.text = "Goal: \(UserDefaults.standard.integer(forKey: "goal"))"
    }
}
