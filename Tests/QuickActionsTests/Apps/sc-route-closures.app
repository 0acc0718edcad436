# A train app with a static table of closures that take the navigation controller.
# because the closure for delays prints only, and seats is not in the table
scenes: yes
train.buy: cold warm
train.trips: cold warm
train.delays: none
train.seats: none
--- Info.plist
@plist scene=SceneDelegate train.buy="Fahrkarte kaufen" train.trips="Meine Reisen" train.delays="Verspätungen" train.seats="Sitzplatz"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let navigation = UINavigationController(rootViewController: UIViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        run(connectionOptions.shortcutItem)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(run(shortcutItem))
    }

    @discardableResult
    private func run(_ item: UIApplicationShortcutItem?) -> Bool {
        guard let item = item, let route = Routes.all[item.type] else { return false }
        route(navigation)
        return true
    }
}
--- Routes.swift
import UIKit

enum Routes {
    typealias Action = (UINavigationController) -> Void

    static let all: [String: Action] = [
        "train.buy": { navigation in
            navigation.popToRootViewController(animated: false)
            navigation.pushViewController(TicketShop(), animated: true)
        },
        "train.trips": showTrips,
        "train.delays": { _ in
            print("Verspätungen")
        },
    ]

    private static func showTrips(in navigation: UINavigationController) {
        navigation.pushViewController(UITableViewController(), animated: true)
    }
}

final class TicketShop: UIViewController {}
