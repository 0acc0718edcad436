# A recipe app that moved to scenes and left its handler in the app delegate.
# because UIKit never calls the app delegate's handler in an app with scenes, and launchOptions is nil there
scenes: yes
recipe: none
shopping: none
--- Info.plist
@plist scene=SceneDelegate recipe="New Recipe" shopping="Shopping List 🛒"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            Navigator.shared.open(item.type)
        }
        return true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(Navigator.shared.open(shortcutItem.type))
    }
}
--- Navigator.swift
import UIKit

final class Navigator {
    static let shared = Navigator()
    weak var tabs: UITabBarController?

    @discardableResult
    func open(_ type: String) -> Bool {
        switch type {
        case "recipe": tabs?.selectedIndex = 0
        case "shopping": tabs?.selectedIndex = 1
        default: return false
        }
        return true
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        Navigator.shared.tabs = window?.rootViewController as? UITabBarController
    }
}
