# An app without a manifest whose handlers stand in a scene delegate class that UIKit never makes.
scenes: no
add: none
list: none
--- Info.plist
@plist add="Add" list="List"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { show(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        show(shortcutItem)
        completionHandler(true)
    }

    private func show(_ item: UIApplicationShortcutItem) {
        let navigation = window?.rootViewController as? UINavigationController
        switch item.type {
        case "add": navigation?.present(UIViewController(), animated: true)
        case "list": navigation?.popToRootViewController(animated: true)
        default: break
        }
    }
}
