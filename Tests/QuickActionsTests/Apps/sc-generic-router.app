# A library app with a router that is generic over an enumeration of routes.
scenes: yes
lib.loans: cold warm
lib.search: cold warm
--- Info.plist
@plist scene=SceneDelegate lib.loans="My Loans 📚" lib.search="Search Catalog"
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- App/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let router = Router<LibraryRoute>()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = router.navigationController
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            router.follow(item)
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(router.follow(shortcutItem))
    }
}
--- Routing/Router.swift
import UIKit

protocol Route: RawRepresentable where RawValue == String {
    func makeViewController() -> UIViewController
}

@MainActor
final class Router<R: Route> {
    let navigationController = UINavigationController(rootViewController: UIViewController())

    @discardableResult
    func follow(_ item: UIApplicationShortcutItem) -> Bool {
        guard let route = R(rawValue: item.type) else { return false }
        navigationController.pushViewController(route.makeViewController(), animated: true)
        return true
    }
}
--- Routing/LibraryRoute.swift
import UIKit

enum LibraryRoute: String, Route {
    case loans = "lib.loans"
    case search = "lib.search"

    func makeViewController() -> UIViewController {
        switch self {
        case .loans: return UITableViewController(style: .insetGrouped)
        case .search: return UISearchContainerViewController(searchController: UISearchController())
        }
    }
}
