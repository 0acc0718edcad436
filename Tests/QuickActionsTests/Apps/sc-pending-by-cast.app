# A controller that takes the pending action from the scene delegate by a cast.
scenes: yes
kiln.fire: cold warm
--- Info.plist
@plist scene=SceneDelegate kiln.fire="Fire"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var pendingItem: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        pendingItem = connectionOptions.shortcutItem
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = KilnController()
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        (window?.rootViewController as? KilnController)?.open(shortcutItem)
        completionHandler(true)
    }
}
--- KilnController.swift
import UIKit

final class KilnController: UITabBarController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let item = (view.window?.windowScene?.delegate as? SceneDelegate)?.pendingItem else { return }
        open(item)
    }

    func open(_ item: UIApplicationShortcutItem) {
        if item.type == "kiln.fire" { selectedIndex = 1 }
    }
}
