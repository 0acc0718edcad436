# A marketplace with a generic router that is made for the routes of the app.
# because the factory makes a screen for every route and the router pushes it
scenes: yes
market.sell: cold warm
market.messages: cold warm
market.saved: cold warm
--- Market/Info.plist
@plist scene=SceneDelegate market.sell="Sell Something" market.messages="Messages" market.saved="Saved"
--- Market/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Market/Routing/Router.swift
import UIKit

protocol RouteType {
    init?(shortcutType: String)
}

protocol ScreenFactory {
    associatedtype Route: RouteType
    func makeScreen(for route: Route) -> UIViewController
}

final class Router<Factory: ScreenFactory> {
    let navigationController: UINavigationController
    private let factory: Factory

    init(factory: Factory, root: UIViewController) {
        self.factory = factory
        navigationController = UINavigationController(rootViewController: root)
    }

    func navigate(to route: Factory.Route, animated: Bool = true) {
        let screen = factory.makeScreen(for: route)
        navigationController.pushViewController(screen, animated: animated)
    }

    func navigate(to item: UIApplicationShortcutItem) -> Bool {
        guard let route = Factory.Route(shortcutType: item.type) else { return false }
        navigate(to: route, animated: false)
        return true
    }
}
--- Market/Routing/MarketRoute.swift
import UIKit

enum MarketRoute: RouteType {
    case sell
    case messages
    case saved
    case offer(id: Int)

    init?(shortcutType: String) {
        switch shortcutType {
        case "market.sell": self = .sell
        case "market.messages": self = .messages
        case "market.saved": self = .saved
        default: return nil
        }
    }
}

struct MarketScreenFactory: ScreenFactory {
    func makeScreen(for route: MarketRoute) -> UIViewController {
        switch route {
        case .sell:
            return SellViewController()
        case .messages:
            return MessagesViewController(style: .plain)
        case .saved:
            return SavedViewController(style: .plain)
        case .offer(let id):
            let controller = OfferViewController()
            controller.title = "Offer \(id)"
            return controller
        }
    }
}
--- Market/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let router = Router(factory: MarketScreenFactory(), root: FeedViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = router.navigationController
        self.window = window
        window.makeKeyAndVisible()

        connectionOptions.shortcutItem.map { item in
            _ = router.navigate(to: item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(router.navigate(to: shortcutItem))
    }
}
--- Market/Screens.swift
import UIKit

final class FeedViewController: UITableViewController {}
final class SellViewController: UIViewController {}
final class MessagesViewController: UITableViewController {}
final class SavedViewController: UITableViewController {}
final class OfferViewController: UIViewController {}
