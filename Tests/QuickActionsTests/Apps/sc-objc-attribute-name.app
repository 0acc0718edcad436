# A Swift app whose scene delegate has another name for Objective-C, which is the one in the manifest.
# because @objc(RootSceneDelegate) is the name UIKit loads
scenes: yes
compose: cold warm
--- Info.plist
@plist scene=RootSceneDelegate compose="Compose"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

@objc(RootSceneDelegate)
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let item = connectionOptions.shortcutItem else { return }
        compose(item)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        compose(shortcutItem)
        completionHandler(true)
    }

    private func compose(_ item: UIApplicationShortcutItem) {
        if item.type == "compose" {
            window?.rootViewController?.performSegue(withIdentifier: "compose", sender: nil)
        }
    }
}
