# A media app that asks a table from its server which screen belongs to a type.
# because the table comes with the configuration of the server, only the downloads are opened by the code itself
scenes: yes
media.live: unknown
media.kids: unknown
media.downloads: cold warm
--- Info.plist
@plist scene=SceneDelegate media.live="Live" media.kids="Kids" media.downloads="Downloads"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        RemoteRoutes.shared.refresh()
        return true
    }
}
--- RemoteRoutes.swift
import Foundation

final class RemoteRoutes {
    static let shared = RemoteRoutes()
    private let file = URL.cachesDirectory.appending(path: "routes.json")

    /// Type of a quick action to number of a tab.
    private(set) lazy var tabs: [String: Int] = {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: Int].self, from: data)) ?? [:]
    }()

    func refresh() {
        Task {
            let (data, _) = try await URLSession.shared.data(from: URL(string: "https://cdn.example.com/routes.json")!)
            try data.write(to: file)
        }
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        tabs.viewControllers = (0..<5).map { _ in UITableViewController() }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { _ = open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(open(shortcutItem))
    }

    private func open(_ item: UIApplicationShortcutItem) -> Bool {
        if item.type == "media.downloads" {
            tabs.selectedIndex = 4
            return true
        }
        guard let index = RemoteRoutes.shared.tabs[item.type] else { return false }
        tabs.selectedIndex = index
        return true
    }
}
