# A fuel price app with a computed property that makes a destination with associated values of an item.
# because the property has a value for each type and the navigator shows each destination
scenes: yes
fuel.diesel: cold warm
fuel.petrol: cold warm
fuel.log: cold warm
--- Fuel/Info.plist
@plist scene=SceneDelegate fuel.diesel="Diesel Nearby" fuel.petrol="Petrol Nearby" fuel.log="Log a Fill-up"
--- Fuel/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Fuel/Destination.swift
import UIKit

enum Fuel: String {
    case diesel, petrol
}

enum Destination {
    case stations(fuel: Fuel, radius: Double)
    case log(date: Date)
}

extension UIApplicationShortcutItem {
    var destination: Destination? {
        if let fuel = fuel {
            return .stations(fuel: fuel, radius: 5)
        }
        return type == "fuel.log" ? .log(date: Date()) : nil
    }

    private var fuel: Fuel? {
        switch type {
        case "fuel.diesel": return .diesel
        case "fuel.petrol": return .petrol
        default: return nil
        }
    }
}
--- Fuel/Navigator.swift
import UIKit

final class Navigator {
    let navigationController = UINavigationController(rootViewController: MapViewController())

    func go(to destination: Destination) {
        switch destination {
        case let .stations(fuel, radius):
            push(StationListViewController(fuel: fuel, radius: radius))
        case let .log(date):
            push(LogViewController(date: date))
        }
    }

    private func push(_ controller: UIViewController) {
        navigationController.popToRootViewController(animated: false)
        navigationController.pushViewController(controller, animated: false)
    }
}
--- Fuel/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private lazy var navigator = Navigator()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigator.navigationController
        window?.makeKeyAndVisible()

        if let destination = connectionOptions.shortcutItem?.destination {
            navigator.go(to: destination)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let destination = shortcutItem.destination else { return completionHandler(false) }
        navigator.go(to: destination)
        completionHandler(true)
    }
}
--- Fuel/Screens.swift
import UIKit

final class MapViewController: UIViewController {}

final class StationListViewController: UITableViewController {
    init(fuel: Fuel, radius: Double) {
        super.init(style: .plain)
        title = "\(fuel.rawValue.capitalized), \(radius) km"
    }

    required init?(coder: NSCoder) { nil }
}

final class LogViewController: UIViewController {
    init(date: Date) {
        super.init(nibName: nil, bundle: nil)
        title = DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none)
    }

    required init?(coder: NSCoder) { nil }
}
