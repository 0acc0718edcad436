# A scene that returns without a user activity, before it keeps the quick action of the launch.
# because a quick action brings no activity
scenes: yes
fig.home: warm
fig.list: warm
--- Info.plist
@plist scene=SceneDelegate fig.home="Home" fig.list="List"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()
    private var pending: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        self.window = window
        window.makeKeyAndVisible()
        guard let activity = connectionOptions.userActivities.first else { return }
        scene.userActivity = activity
        if let item = connectionOptions.shortcutItem { pending = item }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let item = pending else { return }
        pending = nil
        handle(item)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "fig.home": tabs.selectedIndex = 0
        case "fig.list": tabs.selectedIndex = 1
        default: break
        }
    }
}
