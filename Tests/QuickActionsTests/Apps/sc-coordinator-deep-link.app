# A gym chain's app whose app coordinator takes a deep link that is made from the item.
scenes: yes
gym.checkin: cold warm
gym.classes: cold warm
gym.trainer: cold warm
--- Info.plist
@plist scene=SceneDelegate gym.checkin="Check In" gym.classes="Classes" gym.trainer="My Trainer 💪"
--- Application/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Application/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var appCoordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        appCoordinator = AppCoordinator(window: window)
        appCoordinator?.start(with: DeepLink(shortcutItem: connectionOptions.shortcutItem))
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let deepLink = DeepLink(shortcutItem: shortcutItem) else {
            return completionHandler(false)
        }
        appCoordinator?.handle(deepLink)
        completionHandler(true)
    }
}
--- Application/DeepLink.swift
import UIKit

enum DeepLink {
    case checkIn
    case classes(category: String?)
    case trainer

    init?(shortcutItem: UIApplicationShortcutItem?) {
        guard let shortcutItem = shortcutItem else { return nil }
        switch shortcutItem.type {
        case "gym.checkin": self = .checkIn
        case "gym.classes": self = .classes(category: nil)
        case "gym.trainer": self = .trainer
        default: return nil
        }
    }
}
--- Coordinators/Coordinator.swift
import UIKit

protocol Coordinator: AnyObject {
    var navigationController: UINavigationController { get }
    func start(with deepLink: DeepLink?)
    func handle(_ deepLink: DeepLink)
}

extension Coordinator {
    func start() {
        start(with: nil)
    }
}
--- Coordinators/AppCoordinator.swift
import UIKit

final class AppCoordinator: Coordinator {
    let navigationController = UINavigationController()
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func start(with deepLink: DeepLink?) {
        navigationController.viewControllers = [HomeViewController()]
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        if let deepLink = deepLink {
            handle(deepLink)
        }
    }

    func handle(_ deepLink: DeepLink) {
        navigationController.popToRootViewController(animated: false)
        switch deepLink {
        case .checkIn:
            navigationController.pushViewController(CheckInViewController(), animated: true)
        case .classes(let category):
            let classes = ClassesViewController()
            classes.title = category ?? "All Classes"
            navigationController.pushViewController(classes, animated: true)
        case .trainer:
            navigationController.pushViewController(UIViewController(), animated: true)
        }
    }
}

final class HomeViewController: UIViewController {}
final class CheckInViewController: UIViewController {}
final class ClassesViewController: UITableViewController {}
