# A scene delegate whose tab bar controller another class of the app puts into the window.
# because the controller is on screen
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
    let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
        Starter.start(windowScene)
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
--- Starter.swift
import UIKit

enum Starter {
    static func start(_ scene: UIWindowScene) {
        guard let delegate = scene.delegate as? SceneDelegate else { return }
        delegate.window?.rootViewController = delegate.tabs
    }
}
