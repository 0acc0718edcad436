import UIKit

/// UIKit never makes one: Info.plist has no UIApplicationSceneManifest.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        if let shortcutItem = connectionOptions.shortcutItem {
            open(shortcutItem)
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(open(shortcutItem))
    }

    @discardableResult
    private func open(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        switch shortcutItem.type {
        case "com.example.mail.compose":
            compose()
            return true
        default:
            return false
        }
    }

    private func compose() {
        window?.rootViewController?.present(UIViewController(), animated: true)
    }
}
