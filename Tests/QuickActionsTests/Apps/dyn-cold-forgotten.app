# A video app with a dynamic and a static action, both of which its scene delegate handles in the running app only.
# because willConnectTo makes the window and looks at nothing else
scenes: yes
video.continue: warm
video.search: warm
--- Info.plist
@plist scene=SceneDelegate video.search="搜索视频"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- PlayerHistory.swift
import UIKit

class PlayerHistory {
    static let shared = PlayerHistory()
    var lastTitle: String? {
        UserDefaults.standard.string(forKey: "lastTitle")
    }

    func updateShortcut() {
        // 没有播放记录时不显示
        guard let title = lastTitle else {
            UIApplication.shared.shortcutItems = nil
            return
        }
        let item = UIApplicationShortcutItem(type: "video.continue", localizedTitle: "继续播放", localizedSubtitle: title, icon: UIApplicationShortcutIcon(type: .play), userInfo: nil)
        UIApplication.shared.shortcutItems = [item]
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabBarController = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        tabBarController.viewControllers = [UIViewController(), UITableViewController()]
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabBarController
        window?.makeKeyAndVisible()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        PlayerHistory.shared.updateShortcut()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        switch shortcutItem.type {
        case "video.continue":
            tabBarController.present(PlayerViewController(), animated: true)
            completionHandler(true)
        case "video.search":
            tabBarController.selectedIndex = 1
            completionHandler(true)
        default:
            completionHandler(false)
        }
    }
}

class PlayerViewController: UIViewController {}
