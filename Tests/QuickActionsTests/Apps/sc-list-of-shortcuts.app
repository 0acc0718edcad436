# A list of types with closures, in which the handler looks for the type.
# because both types are in the list
scenes: yes
fig.home: cold warm
fig.list: cold warm
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
        guard let shortcut = Shortcut.all.first(where: { $0.type == item.type }) else { return }
        shortcut.open(tabs)
    }
}
--- Shortcut.swift
import UIKit

struct Shortcut {
    let type: String
    let open: (UITabBarController) -> Void

    static let home = Shortcut(type: "fig.home") { $0.selectedIndex = 0 }
    static let list = Shortcut(type: "fig.list") { tabs in
        tabs.selectedIndex = 1
    }

    static let all: [Shortcut] = [.home, .list]
}
