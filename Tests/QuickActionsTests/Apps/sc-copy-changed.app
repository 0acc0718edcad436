# A branch that changes a copy of what it means to change.
# because nothing reads the copy
scenes: yes
fig.copy: none
fig.list: cold warm
--- Info.plist
@plist scene=SceneDelegate fig.copy="Copy" fig.list="List"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        self.window = window
        window.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "fig.copy":
            var text = UIPasteboard.general.string
            text = "fig"
            debugPrint(text ?? "")
        case "fig.list": tabs.selectedIndex = 1
        default: break
        }
    }
}
