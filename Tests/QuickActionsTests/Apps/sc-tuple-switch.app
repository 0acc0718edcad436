# A scene delegate that switches over a tuple of the type and the user info.
scenes: yes
kiln.fire: cold warm
kiln.cool: cold warm
--- Info.plist
@plist scene=SceneDelegate kiln.fire="Fire" kiln.cool="Cool Down"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
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
        let tabs = window?.rootViewController as? UITabBarController
        switch (item.type, item.userInfo?["shelf"] as? Int) {
        case ("kiln.fire", let shelf?):
            tabs?.selectedIndex = shelf
        case ("kiln.fire", nil):
            tabs?.selectedIndex = 1
        case ("kiln.cool", _):
            tabs?.selectedIndex = 2
        default:
            break
        }
    }
}
