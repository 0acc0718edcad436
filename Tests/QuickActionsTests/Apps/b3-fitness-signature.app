# A workout app whose scene delegate has a method of its own devising instead of performActionFor.
# because UIKit never calls windowScene(_:didSelectShortcut:), so only the launch is handled
scenes: yes
workout.run: cold
workout.swim: cold
workout.history: cold
--- Info.plist
@plist scene=SceneDelegate workout.run="Start Run" workout.swim="Start Swim" workout.history="History"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var root: RootViewController!

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        root = RootViewController()
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = root
        window?.makeKeyAndVisible()

        if let shortcutItem = connectionOptions.shortcutItem {
            handleShortcut(shortcutItem)
        }
    }

    // MARK: - Quick actions

    func windowScene(_ windowScene: UIWindowScene, didSelectShortcut shortcutItem: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
        completion(handleShortcut(shortcutItem))
    }

    @discardableResult
    private func handleShortcut(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        if shortcutItem.type == "workout.run" {
            root.startWorkout(.run)
        } else if shortcutItem.type == "workout.swim" {
            root.startWorkout(.swim)
        } else if shortcutItem.type == "workout.history" {
            root.showHistory()
        } else {
            return false
        }
        return true
    }
}
--- RootViewController.swift
import UIKit

enum Workout: String {
    case run, swim
}

class RootViewController: UITabBarController {
    private let workoutController = WorkoutViewController()
    private let historyController = HistoryViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [workoutController, historyController]
    }

    func startWorkout(_ workout: Workout) {
        selectedIndex = 0
        workoutController.start(workout)
    }

    func showHistory() {
        selectedIndex = 1
    }
}

class WorkoutViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = CGRect(x: 20, y: 100, width: 300, height: 60)
        view.addSubview(label)
    }

    func start(_ workout: Workout) {
        label.text = "\(workout.rawValue.capitalized) – 0:00"
    }
}

class HistoryViewController: UITableViewController {}
