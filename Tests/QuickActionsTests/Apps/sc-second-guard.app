# A vinyl app whose handler lets an item through only with the user info that static items do not have.
# because the property list gives no user info, so the guard always returns
scenes: yes
vinyl.add: none
vinyl.random: none
--- Info.plist
@plist scene=SceneDelegate vinyl.add="Add Record" vinyl.random="Random Record"
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
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { play(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(play(shortcutItem))
    }

    @discardableResult
    private func play(_ item: UIApplicationShortcutItem) -> Bool {
        guard let info = item.userInfo, let side = info["side"] as? Int else { return false }
        let navigation = window?.rootViewController as? UINavigationController
        switch item.type {
        case "vinyl.add":
            navigation?.present(UIViewController(), animated: true)
        case "vinyl.random":
            let player = UIViewController()
            player.title = side == 0 ? "A" : "B"
            navigation?.pushViewController(player, animated: true)
        default:
            return false
        }
        return true
    }
}
