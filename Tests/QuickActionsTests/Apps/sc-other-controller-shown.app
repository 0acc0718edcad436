# A scene delegate that shows one tab bar controller and selects the tabs of another.
# because the one in its property is never shown
scenes: yes
fig.home: none
fig.list: none
--- Info.plist
@plist scene=SceneDelegate fig.home="Home" fig.list="List"
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
        window.rootViewController = UITabBarController()
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
        case "fig.home": tabs.selectedIndex = 0
        case "fig.list": tabs.selectedIndex = 1
        default: break
        }
    }
}
