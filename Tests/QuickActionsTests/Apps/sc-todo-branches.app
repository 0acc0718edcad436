# A school app with one finished branch, one with a comment, one with a log and one for debugging.
# because whether DEBUG holds depends on the build
scenes: yes
grades: cold warm
timetable: none
teachers: none
reset: unknown
--- Info.plist
@plist scene=SceneDelegate grades="Noten" timetable="Stundenplan" teachers="Lehrkräfte" reset="Reset (Debug)"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let nav = UINavigationController(rootViewController: UITableViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = nav
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            handleShortcutItem(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handleShortcutItem(shortcutItem)
        completionHandler(true)
    }
}
--- SceneDelegate+Shortcuts.swift
import UIKit

extension SceneDelegate {
    func handleShortcutItem(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "grades":
            nav.popToRootViewController(animated: false)
            nav.pushViewController(GradesViewController(), animated: true)
        case "timetable":
            // TODO: Stundenplan öffnen, sobald die API fertig ist
            break
        case "teachers":
            NSLog("[Shortcut] teachers tapped")
        #if DEBUG
        case "reset":
            UserDefaults.standard.removePersistentDomain(forName: Bundle.main.bundleIdentifier!)
        #endif
        default:
            print("unknown shortcut: \(item.type)")
        }
    }
}

class GradesViewController: UITableViewController {}
