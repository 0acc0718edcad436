# A function that is given what is behind the last dot and asks for a beginning of that.
# because the rest of each type begins with it
scenes: yes
fig.tab-home: cold warm
fig.tab-list: cold warm
--- Info.plist
@plist scene=SceneDelegate fig.tab-home="Tab-home" fig.tab-list="Tab-list"
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
        open(item.type.components(separatedBy: ".").last ?? "")
    }

    private func open(_ name: String) {
        guard name.hasPrefix("tab-") else { return }
        switch name {
        case "tab-home": tabs.selectedIndex = 0
        case "tab-list": tabs.selectedIndex = 1
        default: break
        }
    }
}
