# A shopping app whose handler takes a flag that only switches the animation off.
scenes: yes
cart: cold warm
deals: cold warm
--- Info.plist
@plist scene=SceneDelegate cart="Cart" deals="Deals"
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
            show(item, isColdStart: true)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        show(shortcutItem, isColdStart: false)
        completionHandler(true)
    }

    private func show(_ item: UIApplicationShortcutItem, isColdStart: Bool) {
        guard let navigation = window?.rootViewController as? UINavigationController else { return }
        if !isColdStart {
            navigation.popToRootViewController(animated: false)
        }
        switch item.type {
        case "cart":
            navigation.pushViewController(CartViewController(), animated: !isColdStart)
        case "deals":
            navigation.pushViewController(DealsViewController(), animated: !isColdStart)
        default:
            break
        }
    }
}

final class CartViewController: UITableViewController {}
final class DealsViewController: UICollectionViewController {}
