# A gardening app that carries the action of a launch out before it makes its window.
# because window is nil then, and every branch goes through it
scenes: yes
plant: warm
calendar: warm
--- Info.plist
@plist scene=SceneDelegate plant="Identify Plant 🌱" calendar="Calendar"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let shortcut = connectionOptions.shortcutItem {
            open(shortcut)
        }

        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: GardenViewController())
        window.makeKeyAndVisible()
        self.window = window
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ shortcut: UIApplicationShortcutItem) {
        guard let navigation = window?.rootViewController as? UINavigationController else { return }
        switch shortcut.type {
        case "plant":
            navigation.pushViewController(IdentifyViewController(), animated: true)
        case "calendar":
            navigation.pushViewController(CalendarViewController(), animated: true)
        default:
            break
        }
    }
}
--- Screens.swift
import UIKit

final class GardenViewController: UITableViewController {}
final class IdentifyViewController: UIViewController {}
final class CalendarViewController: UIViewController {}
