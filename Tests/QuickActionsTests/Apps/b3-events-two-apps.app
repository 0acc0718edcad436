# An app for visitors and an app for hosts in one project, each with a scene delegate of its own.
# because the scene delegate of the hosts' app only makes its window
scenes: yes
visitor.tickets: cold warm
visitor.map: cold warm
host.checkin: none
host.stats: none
--- project.yml
name: Festival
targets:
  FestivalVisitor:
    type: application
    platform: iOS
    sources: [Visitor]
    settings:
      INFOPLIST_FILE: Visitor/Info.plist
  FestivalHost:
    type: application
    platform: iOS
    sources: [Host]
    settings:
      INFOPLIST_FILE: Host/Info.plist
--- Visitor/Info.plist
@plist scene=VisitorSceneDelegate visitor.tickets="My Tickets" visitor.map="Map"
--- Visitor/VisitorApp.swift
import UIKit

@main
final class VisitorAppDelegate: UIResponder, UIApplicationDelegate {}

final class VisitorSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        tabs.viewControllers = [TicketsViewController(), MapViewController()]
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            open(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(open(shortcutItem))
    }

    @discardableResult
    private func open(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "visitor.tickets": tabs.selectedIndex = 0
        case "visitor.map": tabs.selectedIndex = 1
        default: return false
        }
        return true
    }
}

final class TicketsViewController: UITableViewController {}
final class MapViewController: UIViewController {}
--- Host/Info.plist
@plist scene=HostSceneDelegate host.checkin="Check In Guests" host.stats="Statistics"
--- Host/HostApp.swift
import UIKit

@main
final class HostAppDelegate: UIResponder, UIApplicationDelegate {}

final class HostSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [CheckInViewController(), StatisticsViewController()]
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

final class CheckInViewController: UIViewController {}
final class StatisticsViewController: UITableViewController {}
