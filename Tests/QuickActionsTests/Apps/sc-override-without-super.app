# A scene delegate that overrides the connecting method of its superclass without calling it.
# because the method of the superclass, which reads the action, never runs
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

final class SceneDelegate: KilnSceneDelegate {
    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
                        options connectionOptions: UIScene.ConnectionOptions) {
        window?.backgroundColor = .white
    }
}
--- KilnSceneDelegate.swift
import UIKit

class KilnSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        if item.type == "kiln.fire" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}
