# An app with two scene delegate classes of which the one with the handlers is never named.
# because the app delegate names NewSceneDelegate for every scene
scenes: yes
compose: none
drafts: warm
--- Info.plist
@plist manifest=empty compose="Compose" drafts="Drafts"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
        configuration.delegateClass = NewSceneDelegate.self
        return configuration
    }
}
--- OldSceneDelegate.swift
import UIKit

final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if connectionOptions.shortcutItem?.type == "compose" {
            window?.rootViewController?.present(UIViewController(), animated: false)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "compose" {
            window?.rootViewController?.present(UIViewController(), animated: true)
        }
        completionHandler(true)
    }
}
--- NewSceneDelegate.swift
import UIKit

final class NewSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController())
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let isDrafts = shortcutItem.type == "drafts"
        if isDrafts {
            (window?.rootViewController as? UINavigationController)?.pushViewController(
                UITableViewController(), animated: true)
        }
        completionHandler(isDrafts)
    }
}
