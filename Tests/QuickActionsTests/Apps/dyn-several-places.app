# A podcast app that sets dynamic items in three files, of which the last forgets a handler.
# because the item for downloads is compared nowhere
scenes: yes
episode.resume: cold warm
show.latest: cold warm
downloads: none
--- Info.plist
@plist scene=SceneDelegate
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        QuickActions.install()
        return true
    }
}
--- QuickActions.swift
import UIKit

enum QuickActions {
    static let resume = "episode.resume"
    static let latest = "show.latest"

    static func install() {
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: latest, localizedTitle: "Latest", localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(systemImageName: "sparkles"))
        ]
    }
}
--- PlayerViewController.swift
import UIKit

final class PlayerViewController: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        var items = UIApplication.shared.shortcutItems ?? []
        items.removeAll { $0.type == QuickActions.resume }
        items.append(UIApplicationShortcutItem(type: QuickActions.resume, localizedTitle: "Resume"))
        UIApplication.shared.shortcutItems = items
    }

    func resume() {
        title = "Playing"
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let player = PlayerViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: player)
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { handle(item) }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        let count = FileManager.default.subpaths(atPath: NSTemporaryDirectory())?.count ?? 0
        guard count > 0 else { return }
        let item = UIMutableApplicationShortcutItem(type: "downloads", localizedTitle: "Downloads")
        item.localizedSubtitle = "\(count) episodes"
        UIApplication.shared.shortcutItems?.append(item)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        if item.type == QuickActions.resume {
            player.resume()
        } else if item.type == QuickActions.latest {
            player.show(UITableViewController(), sender: item)
        }
    }
}
