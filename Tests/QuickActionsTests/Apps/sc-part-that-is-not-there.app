# A scene delegate that looks at the second part of types, where the third is meant.
scenes: yes
com.acme.new: none
com.acme.home: none
--- Info.plist
@plist scene=SceneDelegate com.acme.new="New" com.acme.home="Home"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

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
        let tabs = window?.rootViewController as? UITabBarController
        switch item.type.split(separator: ".")[1] {
        case "new": tabs?.selectedIndex = 1
        case "home": tabs?.selectedIndex = 0
        default: break
        }
    }
}
