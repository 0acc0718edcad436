# A scene delegate keeps the launch action, and only the handler runs what is kept.
# because UIKit does not call the handler at a launch
scenes: yes
bread.start: warm
--- Info.plist
@plist scene=SceneDelegate bread.start="Start a Loaf"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var pending: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        pending = connectionOptions.shortcutItem
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        pending = shortcutItem
        runPending()
        completionHandler(true)
    }

    private func runPending() {
        guard let item = pending else { return }
        pending = nil
        if item.type == "bread.start" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
