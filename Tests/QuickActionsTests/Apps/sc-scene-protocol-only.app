# A tide app whose scene delegate conforms to UISceneDelegate instead of UIWindowSceneDelegate.
# because the warm method then belongs to no protocol and gets no selector, while willConnectTo belongs to UISceneDelegate
scenes: yes
tide.now: cold
tide.harbors: cold
--- Info.plist
@plist scene=SceneDelegate tide.now="Now" tide.harbors="Harbors"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UISceneDelegate {
    private var window: UIWindow?
    private let harbors = HarborsViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: harbors)
        window.makeKeyAndVisible()
        self.window = window
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "tide.now": harbors.showNearest()
        case "tide.harbors": harbors.navigationController?.popToRootViewController(animated: true)
        default: break
        }
    }
}
--- HarborsViewController.swift
import UIKit

final class HarborsViewController: UITableViewController {
    func showNearest() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
