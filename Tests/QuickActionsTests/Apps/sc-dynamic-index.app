# A bike app that looks for the picked item in the dynamic items, where its static ones are not.
# because UIApplication.shortcutItems has dynamic items only, and the app sets none
scenes: yes
bike.unlock: none
bike.return: none
--- Info.plist
@plist scene=SceneDelegate bike.unlock="Unlock" bike.return="Return"
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
        if let item = connectionOptions.shortcutItem { handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        guard let index = UIApplication.shared.shortcutItems?.firstIndex(of: item) else { return }
        let tabs = window?.rootViewController as? UITabBarController
        tabs?.selectedIndex = index
    }
}
