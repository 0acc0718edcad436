# A coordinator that only a weak property holds.
# because a new object that nobody else keeps is gone at once
scenes: yes
kiln.fire: none
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
    private weak var kilnCoordinator: KilnCoordinator?

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
