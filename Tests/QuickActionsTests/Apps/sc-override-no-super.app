# A fishing licence app whose scene delegate overrides the warm handler of its base class and only tells a tracker.
# because the override does not call super, and what the base class does at a launch is inherited
scenes: yes
licence.show: cold
licence.buy: cold
--- Info.plist
@plist scene=SceneDelegate licence.show="My Licence" licence.buy="Buy"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- BaseSceneDelegate.swift
import UIKit

class BaseSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { perform(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        perform(shortcutItem)
        completionHandler(true)
    }

    func perform(_ item: UIApplicationShortcutItem) {
        let navigation = window?.rootViewController as? UINavigationController
        switch item.type {
        case "licence.show": navigation?.pushViewController(LicenceViewController(), animated: true)
        case "licence.buy": navigation?.pushViewController(ShopViewController(), animated: true)
        default: break
        }
    }
}

final class LicenceViewController: UIViewController {}
final class ShopViewController: UIViewController {}
--- SceneDelegate.swift
import OSLog
import UIKit

final class SceneDelegate: BaseSceneDelegate {
    private let logger = Logger(subsystem: "com.example.licence", category: "shortcuts")

    override func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                              completionHandler: @escaping (Bool) -> Void) {
        logger.info("picked \(shortcutItem.type)")
        completionHandler(true)
    }
}
