# A transit app with an app coordinator that turns actions into deep links and hands them to child coordinators.
# because both entries of the scene delegate build the same deep link and every link has a way
scenes: yes
transit.departures: cold warm
transit.favourites: cold warm
transit.planner: cold warm
--- Transit/Info.plist
@plist scene=SceneDelegate transit.departures="Departures" transit.favourites="Favourites" transit.planner="Plan a Trip"
--- Transit/Application/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UINavigationBar.appearance().prefersLargeTitles = true
        return true
    }
}
--- Transit/Application/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        let window = UIWindow(windowScene: windowScene)
        self.window = window

        let coordinator = AppCoordinator(window: window)
        self.coordinator = coordinator
        coordinator.start(with: connectionOptions.shortcutItem.flatMap(DeepLink.init(shortcutItem:)))
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let link = DeepLink(shortcutItem: shortcutItem), let coordinator = coordinator else {
            completionHandler(false)
            return
        }
        coordinator.handle(link)
        completionHandler(true)
    }
}
--- Transit/Application/DeepLink.swift
import UIKit

enum DeepLink: String {
    case departures = "transit.departures"
    case favourites = "transit.favourites"
    case planner = "transit.planner"

    init?(shortcutItem: UIApplicationShortcutItem) {
        self.init(rawValue: shortcutItem.type)
    }
}
--- Transit/Coordinators/AppCoordinator.swift
import UIKit

protocol Coordinator: AnyObject {
    var navigationController: UINavigationController { get }
}

final class AppCoordinator {
    private let window: UIWindow
    private let tabBarController = UITabBarController()
    private let departures = DeparturesCoordinator()
    private let favourites = FavouritesCoordinator()

    init(window: UIWindow) {
        self.window = window
    }

    func start(with link: DeepLink?) {
        tabBarController.viewControllers = [departures.navigationController, favourites.navigationController]
        window.rootViewController = tabBarController
        window.makeKeyAndVisible()
        if let link = link {
            handle(link)
        }
    }

    func handle(_ link: DeepLink) {
        switch link {
        case .departures:
            select(departures)
        case .favourites:
            select(favourites)
        case .planner:
            select(departures)
            departures.showPlanner()
        }
    }

    private func select(_ coordinator: Coordinator) {
        tabBarController.selectedViewController = coordinator.navigationController
        coordinator.navigationController.popToRootViewController(animated: false)
    }
}
--- Transit/Coordinators/ChildCoordinators.swift
import UIKit

final class DeparturesCoordinator: Coordinator {
    let navigationController = UINavigationController(rootViewController: DeparturesViewController())

    func showPlanner() {
        navigationController.pushViewController(PlannerViewController(), animated: false)
    }
}

final class FavouritesCoordinator: Coordinator {
    let navigationController = UINavigationController(rootViewController: FavouritesViewController())
}

final class DeparturesViewController: UITableViewController {}
final class FavouritesViewController: UITableViewController {}
final class PlannerViewController: UIViewController {}
