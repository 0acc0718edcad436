# A cycling app with a framework for its links that the app target depends on.
# because the framework turns each type into a link and the app opens both links and actions in one place
scenes: yes
bike.ride: cold warm
bike.garage: cold warm
bike.routes: cold warm
--- project.yml
name: Pedal
targets:
  Pedal:
    type: application
    platform: iOS
    sources: [App]
    settings:
      INFOPLIST_FILE: App/Info.plist
    dependencies:
      - target: LinkKit
  LinkKit:
    type: framework
    platform: iOS
    sources: [Frameworks/LinkKit]
--- App/Info.plist
@plist scene=SceneDelegate bike.ride="Start Ride" bike.garage="Garage" bike.routes="Routes"
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- App/SceneDelegate.swift
import LinkKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()
    private let parser = LinkParser()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        tabs.viewControllers = [RideViewController(), RoutesViewController(), GarageViewController()]
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()

        if let link = connectionOptions.shortcutItem.flatMap(parser.link(for:)) {
            open(link)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let link = parser.link(for: shortcutItem) else {
            completionHandler(false)
            return
        }
        open(link)
        completionHandler(true)
    }

    private func open(_ link: Link) {
        switch link {
        case .ride: tabs.selectedIndex = 0
        case .routes: tabs.selectedIndex = 1
        case .garage: tabs.selectedIndex = 2
        }
    }
}
--- App/Screens.swift
import UIKit

final class RideViewController: UIViewController {}
final class RoutesViewController: UITableViewController {}
final class GarageViewController: UITableViewController {}
--- Frameworks/LinkKit/LinkParser.swift
import UIKit

public enum Link: Equatable {
    case ride
    case routes
    case garage
}

public struct LinkParser {
    public init() {}

    public func link(for item: UIApplicationShortcutItem) -> Link? {
        switch item.type {
        case ShortcutType.ride: return .ride
        case ShortcutType.routes: return .routes
        case ShortcutType.garage: return .garage
        default: return nil
        }
    }
}
--- Frameworks/LinkKit/ShortcutType.swift
public enum ShortcutType {
    public static let ride = "bike.ride"
    public static let routes = "bike.routes"
    public static let garage = "bike.garage"
}
