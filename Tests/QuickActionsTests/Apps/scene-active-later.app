# A connecting scene that waits until the app is active.
# because the block runs later
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
                guard windowScene.activationState == .foregroundActive else { return }
                timer.invalidate()
                self.open(item)
            }
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { tabs.selectedIndex = 1 }
    }
}
