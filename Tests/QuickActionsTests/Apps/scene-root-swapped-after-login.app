# A root that a controller replaces when somebody has signed in.
# because then the root is the class that the handler wants
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: LoginController())
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            open(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}
--- LoginController.swift
import UIKit

final class LoginController: UIViewController {
    func finish() {
        view.window?.rootViewController = UITabBarController()
    }
}
