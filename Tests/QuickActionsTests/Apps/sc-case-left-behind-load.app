# A controller that loads its view and then leaves out a case.
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
    private let tabs = Tabs()

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
        if let page = item.page { tabs.show(page) }
    }
}

enum Page: String, CaseIterable {
    case home, list

    var type: String { "fig." + rawValue }
}

extension UIApplicationShortcutItem {
    var page: Page? { Page.allCases.first { $0.type == type } }
}

final class Tabs: UITabBarController {
    func show(_ page: Page) {
        loadViewIfNeeded()
        switch page {
        case .home: selectedIndex = 0
        case .list: break
        }
    }
}
