# A bus app that makes mutable items when it leaves the screen and handles them both ways.
scenes: yes
bus.home: cold warm
bus.last: cold warm
--- Info.plist
@plist scene=SceneDelegate
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- BusShortcut.swift
import UIKit

enum BusShortcut {
    static let home = "bus.home"
    static let last = "bus.last"

    static func update(in application: UIApplication) {
        let home = UIMutableApplicationShortcutItem(type: BusShortcut.home, localizedTitle: NSLocalizedString("Home", comment: ""))
        home.icon = UIApplicationShortcutIcon(type: .home)
        let last = UIMutableApplicationShortcutItem(type: BusShortcut.last, localizedTitle: NSLocalizedString("Last Stop", comment: ""))
        last.icon = UIApplicationShortcutIcon(systemImageName: "clock")
        last.localizedSubtitle = UserDefaults.standard.string(forKey: "lastStop")
        application.shortcutItems = [home, last]
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let stops = StopsViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: stops)
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            show(item.type)
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        BusShortcut.update(in: .shared)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(show(shortcutItem.type))
    }

    @discardableResult
    private func show(_ type: String) -> Bool {
        switch type {
        case BusShortcut.home:
            stops.showDepartures(of: UserDefaults.standard.string(forKey: "homeStop"))
        case BusShortcut.last:
            stops.showDepartures(of: UserDefaults.standard.string(forKey: "lastStop"))
        default:
            return false
        }
        return true
    }
}
--- StopsViewController.swift
import UIKit

final class StopsViewController: UITableViewController {
    func showDepartures(of stop: String?) {
        let departures = UITableViewController()
        departures.title = stop ?? "Departures"
        navigationController?.pushViewController(departures, animated: true)
    }
}
