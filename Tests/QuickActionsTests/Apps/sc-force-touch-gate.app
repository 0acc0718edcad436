# A stock app that asks for 3D Touch before it looks at the item, both cold and warm.
# because no device of today has 3D Touch
scenes: yes
watch: none
buy: none
--- Info.plist
@plist scene=SceneDelegate watch="Watch List" buy="Buy"
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
        if let item = connectionOptions.shortcutItem {
            handle(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        guard let root = window?.rootViewController,
            root.traitCollection.forceTouchCapability == .available
        else { return }
        switch item.type {
        case "watch":
            root.dismiss(animated: true)
        case "buy":
            root.present(OrderViewController(), animated: true)
        default:
            break
        }
    }
}

final class OrderViewController: UIViewController {}
