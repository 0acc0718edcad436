# A scene that forgets the pending action when it comes to the foreground.
# because sceneWillEnterForeground runs at the first launch, too, before sceneDidBecomeActive asks for it
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

    func sceneWillEnterForeground(_ scene: UIScene) {
        pending = nil
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let item = pending else { return }
        pending = nil
        open(item)
    }
}
