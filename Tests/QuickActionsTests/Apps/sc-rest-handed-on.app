# A scene delegate that hands the rest of a type to a function of its own.
scenes: yes
com.ibex.new: cold warm
com.ibex.old: none
--- Info.plist
@plist scene=SceneDelegate com.ibex.new="T" com.ibex.old="T"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func go(_ name: String) {
        let tabs = window?.rootViewController as? UITabBarController
        switch name {
        case "new": tabs?.selectedIndex = 1
        default: break
        }
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        guard item.type.hasPrefix("com.ibex.") else { return }
        go(String(item.type.dropFirst("com.ibex.".count)))
    }
}

