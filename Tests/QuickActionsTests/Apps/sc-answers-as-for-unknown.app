# A parser that answers for one type as it does for types that it does not know.
# because nothing is done for it
scenes: yes
fig.home: cold warm
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
        if case .success(let index) = parse(item.type) { tabs.selectedIndex = index }
    }

    private enum Mistake: Error { case unknown }

    private func parse(_ type: String) -> Result<Int, Mistake> {
        switch type {
        case "fig.home": return .success(0)
        case "fig.list": return .failure(.unknown)
        default: return .failure(.unknown)
        }
    }
}
