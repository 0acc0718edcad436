# A taxi app that keeps the cold item in willConnectTo and takes it out in sceneDidBecomeActive.
# because the stored item is used once and handle has an empty branch for help
scenes: yes
home: cold warm
work: cold warm
help: none
--- Info.plist
@plist scene=SceneDelegate home="Ride Home 🏠" work="Ride to Work" help="Help"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var savedItem: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        savedItem = connectionOptions.shortcutItem
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        if let item = savedItem {
            savedItem = nil
            handle(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        let navigation = window?.rootViewController as? UINavigationController
        switch item.type {
        case "home", "work":
            navigation?.pushViewController(RideViewController(destination: item.type), animated: true)
        case "help":
            break
        default:
            break
        }
    }
}
--- RideViewController.swift
import UIKit

final class RideViewController: UIViewController {
    init(destination: String) {
        super.init(nibName: nil, bundle: nil)
        title = destination
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
