# A blood donor app with scenes that takes the item of a launch from the app delegate's launch options.
# because launchOptions is nil in an app with scenes, so launchedItem stays nil
scenes: yes
donor.next: warm
donor.card: warm
--- Info.plist
@plist scene=SceneDelegate donor.next="Next Date" donor.card="Donor Card"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var launchedItem: UIApplicationShortcutItem?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        launchedItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return true
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var app: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    func sceneDidBecomeActive(_ scene: UIScene) {
        if let item = app?.launchedItem {
            app?.launchedItem = nil
            handle(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        let navigation = window?.rootViewController as? UINavigationController
        switch item.type {
        case "donor.next": navigation?.popToRootViewController(animated: true)
        case "donor.card": navigation?.present(UIViewController(), animated: true)
        default: break
        }
    }
}
