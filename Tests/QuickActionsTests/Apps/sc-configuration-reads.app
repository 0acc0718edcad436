# An app that keeps the cold item in configurationForConnecting and carries it out when the scene is active.
scenes: yes
sync: cold warm
log: cold warm
--- Info.plist
@plist scene=SceneDelegate sync="Sync" log="Log"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var pendingItem: UIApplicationShortcutItem?

    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        Self.pendingItem = options.shortcutItem
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let item = AppDelegate.pendingItem else { return }
        AppDelegate.pendingItem = nil
        _ = perform(item)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(perform(shortcutItem))
    }

    private func perform(_ item: UIApplicationShortcutItem) -> Bool {
        guard let dashboard = window?.rootViewController as? DashboardViewController else { return false }
        if item.type == "sync" {
            dashboard.sync()
            return true
        }
        if item.type == "log" {
            dashboard.showLog()
            return true
        }
        return false
    }
}
--- DashboardViewController.swift
import UIKit

final class DashboardViewController: UIViewController {
    func sync() {
        URLSession.shared.dataTask(with: URL(filePath: "/sync")) { _, _, _ in }.resume()
    }

    func showLog() {
        present(UITableViewController(), animated: true)
    }
}
