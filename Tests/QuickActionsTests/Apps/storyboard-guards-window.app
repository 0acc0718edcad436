# A scene delegate that asks for the window of its storyboard.
# because UIKit sets the window before the scene connects
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        guard let window = window, let tabs = window.rootViewController as? UITabBarController else { return }
        if item.type == "tides" { tabs.selectedIndex = 1 }
    }
}
