# A guard that goes on without a prefix that all types have.
# because no type goes on
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
        open(item.type)
    }

    private func open(_ type: String) {
        guard !type.hasPrefix("fig."), let route = Route(rawValue: String(type.dropFirst(4))) else { return }
        tabs.selectedIndex = route == .home ? 0 : 1
    }
}

enum Route: String { case home, list }
