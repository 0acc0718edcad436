# A scene delegate keeps the launch action in a router, which only applicationDidBecomeActive of the app delegate runs.
# because UIKit does not call that method in an app with scenes
scenes: yes
bread.start: warm
--- Info.plist
@plist scene=SceneDelegate bread.start="Start a Loaf"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
        LoafRouter.shared.runPending()
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        LoafRouter.shared.pending = connectionOptions.shortcutItem
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        LoafRouter.shared.open(shortcutItem.type)
        completionHandler(true)
    }
}
--- LoafRouter.swift
import UIKit

final class LoafRouter {
    static let shared = LoafRouter()
    var pending: UIApplicationShortcutItem?

    func runPending() {
        guard let item = pending else { return }
        pending = nil
        open(item.type)
    }

    func open(_ type: String) {
        if type == "bread.start" {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            (scene?.windows.first?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
