# An app whose manifest has no configurations and whose app delegate names the scene delegate in code.
scenes: yes
chart: cold warm
alerts: cold warm
news: none
--- Info.plist
@plist manifest=empty chart="Chart" alerts="Alerts" news="News"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = StockSceneDelegate.self
        return configuration
    }
}
--- StockSceneDelegate.swift
import UIKit

final class StockSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UITabBarController()
        window?.makeKeyAndVisible()
        if let type = connectionOptions.shortcutItem?.type {
            _ = select(type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(select(shortcutItem.type))
    }

    private func select(_ type: String) -> Bool {
        let tabs = window?.rootViewController as? UITabBarController
        switch type {
        case "chart": tabs?.selectedIndex = 0
        case "alerts": tabs?.selectedIndex = 1
        default: return false
        }
        return true
    }
}
