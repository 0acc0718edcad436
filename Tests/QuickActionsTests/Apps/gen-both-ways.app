# An app without an Info.plist file whose app delegate and scene delegate both handle the dynamic action.
# because whether there are scenes stands in build settings that are not here, and either way the action is handled
scenes: unknown
stamp: cold warm
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        application.shortcutItems = [UIApplicationShortcutItem(type: "stamp", localizedTitle: "Stamp")]
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(Stamps.shared.handle(shortcutItem))
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { _ = Stamps.shared.handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(Stamps.shared.handle(shortcutItem))
    }
}
--- Stamps.swift
import UIKit

final class Stamps {
    static let shared = Stamps()

    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard item.type == "stamp" else { return false }
        UserDefaults.standard.set(Date(), forKey: "stamp")
        return true
    }
}
