# A scene that forgets the pending action as soon as it has kept it.
# because nothing is left when sceneDidBecomeActive asks
scenes: yes
kiln.fire: warm
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
    private var pending: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        pending = connectionOptions.shortcutItem
        pending = nil
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        if item.type == "kiln.fire" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let item = pending else { return }
        open(item)
    }
}
