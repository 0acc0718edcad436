# A bus app that posts a notification for each action, and for one of them nobody listens.
# because no object observes .openTickets, while the map observes the other two before it is shown
scenes: yes
bus.nearby: cold warm
bus.tickets: none
bus.lines: cold warm
--- Info.plist
@plist scene=SceneDelegate bus.nearby="Nearby Stops" bus.tickets="Tickets" bus.lines="Lines"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Notifications.swift
import Foundation

extension Notification.Name {
    static let openNearby = Notification.Name("openNearby")
    static let openTickets = Notification.Name("openTickets")
    static let openLines = Notification.Name("openLines")
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: StopMapViewController())
        window.makeKeyAndVisible()
        self.window = window

        if let item = connectionOptions.shortcutItem {
            post(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        post(shortcutItem)
        completionHandler(true)
    }

    private func post(_ item: UIApplicationShortcutItem) {
        let center = NotificationCenter.default
        switch item.type {
        case "bus.nearby": center.post(name: .openNearby, object: self)
        case "bus.tickets": center.post(name: .openTickets, object: self)
        case "bus.lines": center.post(name: .openLines, object: self)
        default: break
        }
    }
}
--- StopMapViewController.swift
import UIKit

final class StopMapViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(showNearby), name: .openNearby, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(showLines), name: .openLines, object: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func showNearby() {
        navigationController?.pushViewController(NearbyViewController(), animated: false)
    }

    @objc private func showLines() {
        navigationController?.pushViewController(LineListViewController(), animated: false)
    }
}

final class NearbyViewController: UITableViewController {}
final class LineListViewController: UITableViewController {}
final class TicketsViewController: UIViewController {}
