import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        guard let root = window?.rootViewController else { return }
        switch shortcutItem.type {
        case "com.example.新建":
            root.show(ComposeViewController(), sender: self)
        default:
            break
        }
        completionHandler(true)
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        if let shortcutItem = connectionOptions.shortcutItem {
            pending = shortcutItem
        }
    }

    private var pending: UIApplicationShortcutItem?
}
