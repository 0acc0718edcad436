# An app whose scene delegate asks a singleton, and the singleton keeps what it cannot carry out yet.
# because didLoad takes the kept type out after the cold launch
scenes: yes
add: cold warm
stats: cold warm
--- Info.plist
@plist scene=SceneDelegate add="Add" stats="Statistics"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        ActionCenter.shared.run(connectionOptions.shortcutItem?.type)
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = CounterViewController()
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        ActionCenter.shared.run(shortcutItem.type)
        completionHandler(true)
    }
}
--- ActionCenter.swift
final class ActionCenter {
    static let shared = ActionCenter()
    private weak var counter: CounterViewController?
    private var waiting: String?

    func didLoad(_ counter: CounterViewController) {
        self.counter = counter
        let type = waiting
        waiting = nil
        run(type)
    }

    func run(_ type: String?) {
        guard let counter else {
            waiting = type
            return
        }
        switch type {
        case "add": counter.add()
        case "stats": counter.showStatistics()
        default: break
        }
    }
}
--- CounterViewController.swift
import UIKit

final class CounterViewController: UIViewController {
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        ActionCenter.shared.didLoad(self)
    }

    func add() {
        count += 1
        title = "\(count)"
    }

    func showStatistics() {
        title = "Statistics: \(count)"
    }
}
