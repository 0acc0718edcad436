# A scene that forgets the pending action in the line before it asks for it.
# because it is nil by then
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
        pending = nil
        guard let item = pending else { return }
        open(item)
    }
}
