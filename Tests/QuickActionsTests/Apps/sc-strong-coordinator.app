# A coordinator that a property holds.
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
    private var kilnCoordinator: KilnCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        kilnCoordinator = KilnCoordinator()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { kilnCoordinator?.handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        kilnCoordinator?.handle(shortcutItem)
        completionHandler(true)
    }
}
--- KilnCoordinator.swift
import UIKit

final class KilnCoordinator {
    let tabs = UITabBarController()

    func handle(_ item: UIApplicationShortcutItem) {
        if item.type == "kiln.fire" { tabs.selectedIndex = 1 }
    }
}
