# An app whose comparison stands in a function that nobody calls.
scenes: yes
compose: none
archive: none
--- Info.plist
@plist scene=SceneDelegate compose="Compose" archive="Archive"
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
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = MailViewController()
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(true)
    }
}
--- MailViewController.swift
import UIKit

final class MailViewController: UITableViewController {
    func perform(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        switch shortcutItem.type {
        case "compose":
            present(UIViewController(), animated: true)
            return true
        case "archive":
            navigationController?.popToRootViewController(animated: true)
            return true
        default:
            return false
        }
    }
}
