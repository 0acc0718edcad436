# A tide table that asks for the case of a type.
# because the enumeration has no case for one type
scenes: yes
tides: cold warm
moon: none
--- Info.plist
@plist scene=SceneDelegate tides="Tides" moon="Moon"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Shortcut: String { case tides }
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { _ = handle(item) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }
    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        let shortcut = Shortcut(rawValue: item.type)
        if shortcut == .tides { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
        return shortcut != nil
    }
}
