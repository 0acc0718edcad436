# A scene delegate whose handler names the quick action nothing and says that it has not handled it.
scenes: yes
gnu.see: none
--- Info.plist
@plist scene=SceneDelegate gnu.see="See"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { _ = handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {

        completionHandler(handle(shortcutItem))
    }
    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        _ = item
        return false
    }
}
