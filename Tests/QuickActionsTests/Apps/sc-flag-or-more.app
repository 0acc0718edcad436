# A music app whose flag counts only together with what a running app knows, and one whose value is computed.
# because neither condition says what the flag has to be
scenes: yes
play: cold warm
queue: cold warm
--- Info.plist
@plist scene=SceneDelegate play="Play" queue="Queue"
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
            start(item, isCold: true)
            enqueue(item, isCold: window == nil)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        start(shortcutItem, isCold: false)
        enqueue(shortcutItem, isCold: window == nil)
        completionHandler(true)
    }

    private func start(_ item: UIApplicationShortcutItem, isCold: Bool) {
        guard !isCold || window != nil else { return }
        if item.type == "play" {
            window?.rootViewController?.dismiss(animated: !isCold)
        }
    }

    private func enqueue(_ item: UIApplicationShortcutItem, isCold: Bool) {
        if isCold { return }
        if item.type == "queue" {
            window?.rootViewController?.present(UIViewController(), animated: true)
        }
    }
}
