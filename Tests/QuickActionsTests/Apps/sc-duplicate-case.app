# A fuel app whose switch has the same value twice, first in a branch that does nothing.
# because Swift takes the first case that fits
scenes: yes
fuel.cheap: none
fuel.near: cold warm
--- Info.plist
@plist scene=SceneDelegate fuel.cheap="Cheapest" fuel.near="Nearest"
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
        connectionOptions.shortcutItem.map { show($0.type) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        show(shortcutItem.type)
        completionHandler(true)
    }

    private func show(_ type: String) {
        switch type {
        case "fuel.cheap", "fuel.prices":
            break
        case "fuel.near":
            window?.rootViewController?.performSegue(withIdentifier: "map", sender: nil)
        case "fuel.cheap":
            window?.rootViewController?.performSegue(withIdentifier: "prices", sender: nil)
        default:
            break
        }
    }
}
