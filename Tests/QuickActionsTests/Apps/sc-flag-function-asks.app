# A branch behind a function that asks the user defaults.
scenes: yes
yarn.knit: cold warm
yarn.dye: cold warm
--- Info.plist
@plist scene=SceneDelegate yarn.knit="Knit" yarn.dye="Dye"
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
        if item.type == "yarn.knit" { select(1) }
        if item.type == "yarn.dye", isDyeingEnabled() { select(2) }
    }

    private func select(_ index: Int) {
        (window?.rootViewController as? UITabBarController)?.selectedIndex = index
    }
}
--- Features.swift
import Foundation

func isDyeingEnabled() -> Bool { UserDefaults.standard.bool(forKey: "dyeing") }
