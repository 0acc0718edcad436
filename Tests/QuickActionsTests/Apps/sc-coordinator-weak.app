# A climbing app whose scene delegate holds its coordinator weakly, so that it is gone after the launch.
# because nobody keeps the coordinator when willConnectTo has returned, and the running app asks nil
scenes: yes
climb.log: cold
climb.topo: cold
--- Info.plist
@plist scene=SceneDelegate climb.log="Log Climb" climb.topo="Topos"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private weak var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let coordinator = AppCoordinator(navigation: UINavigationController())
        window.rootViewController = coordinator.navigation
        window.makeKeyAndVisible()
        coordinator.start()
        if let item = connectionOptions.shortcutItem {
            coordinator.handle(item)
        }
        self.window = window
        self.coordinator = coordinator
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        coordinator?.handle(shortcutItem)
        completionHandler(true)
    }
}
--- AppCoordinator.swift
import UIKit

final class AppCoordinator {
    let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        navigation.setViewControllers([UITableViewController()], animated: false)
    }

    func handle(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "climb.log": navigation.pushViewController(UIViewController(), animated: false)
        case "climb.topo": navigation.pushViewController(UICollectionViewController(), animated: false)
        default: break
        }
    }
}
