# A ferry app that keeps the item of a launch until its scene enters the foreground.
# because UIKit calls sceneWillEnterForeground at a launch, too
scenes: yes
ferry.next: cold warm
ferry.pass: cold warm
--- Info.plist
@plist scene=SceneDelegate ferry.next="Next Ferry ⛴" ferry.pass="My Pass"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    enum Shortcut: String {
        case next = "ferry.next"
        case pass = "ferry.pass"
    }

    var window: UIWindow?
    private var launchShortcut: Shortcut?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        launchShortcut = connectionOptions.shortcutItem.flatMap { Shortcut(rawValue: $0.type) }
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        guard let shortcut = launchShortcut else { return }
        launchShortcut = nil
        follow(shortcut)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let shortcut = Shortcut(rawValue: shortcutItem.type) else {
            completionHandler(false)
            return
        }
        follow(shortcut)
        completionHandler(true)
    }

    private func follow(_ shortcut: Shortcut) {
        let tabs = window?.rootViewController as? UITabBarController
        switch shortcut {
        case .next: tabs?.selectedIndex = 0
        case .pass: tabs?.selectedIndex = 1
        }
    }
}
