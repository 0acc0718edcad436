# A tea timer whose scene delegate keeps the action for a method of the app delegate's life cycle.
# because an app with scenes is never told applicationDidBecomeActive, so that what was kept stays where it is
scenes: yes
tea.start: warm
--- Info.plist
@plist scene=SceneDelegate tea.start="Start Timer"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var kept: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        kept = connectionOptions.shortcutItem
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard let item = kept else { return }
        kept = nil
        open(item)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        if item.type == "tea.start" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
