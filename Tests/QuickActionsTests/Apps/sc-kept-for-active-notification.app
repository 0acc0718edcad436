# An app delegate observes didBecomeActiveNotification with a method of the name applicationDidBecomeActive.
# because that notification is posted in apps with scenes as well
scenes: yes
bread.start: cold warm
--- Info.plist
@plist scene=SceneDelegate bread.start="Start a Loaf"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var launchItem: UIApplicationShortcutItem?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        NotificationCenter.default.addObserver(self, selector: #selector(applicationDidBecomeActive(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
        return true
    }

    @objc func applicationDidBecomeActive(_ note: Notification) {
        guard let item = launchItem else { return }
        launchItem = nil
        LoafRouter.shared.open(item.type)
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        (UIApplication.shared.delegate as? AppDelegate)?.launchItem = connectionOptions.shortcutItem
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

    func open(_ type: String) {
        if type == "bread.start" {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            (scene?.windows.first?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
