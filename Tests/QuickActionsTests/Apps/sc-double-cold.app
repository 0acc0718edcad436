# An app that carries the cold item out in configurationForConnecting and once more in willConnectTo.
# because the action is handled twice at a cold launch, which is a fault but not a lost action
scenes: yes
count: cold warm
--- Info.plist
@plist scene=SceneDelegate count="Count"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            Counter.shared.handle(item)
        }
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            Counter.shared.handle(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        Counter.shared.handle(shortcutItem)
        completionHandler(true)
    }
}
--- Counter.swift
import UIKit

final class Counter {
    static let shared = Counter()

    func handle(_ item: UIApplicationShortcutItem) {
        guard item.type == "count" else { return }
        let count = UserDefaults.standard.integer(forKey: "count")
        UserDefaults.standard.set(count + 1, forKey: "count")
    }
}
