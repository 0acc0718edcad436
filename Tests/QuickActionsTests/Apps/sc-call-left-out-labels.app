# A scene delegate whose call leaves out an argument with a value of its own, and gives two closures.
scenes: yes
moss.rake: cold warm
--- Info.plist
@plist scene=SceneDelegate moss.rake="Rake"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) { print("opened") } onFailure: { print("failed") } }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem, in: window) { print("opened") } onFailure: { print("failed") }
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem, in window: UIWindow? = nil,
                      animated: Bool = true, onSuccess: () -> Void, onFailure: () -> Void) {
        guard item.type == "moss.rake",
              let tabs = (window ?? self.window)?.rootViewController as? UITabBarController
        else { return onFailure() }
        tabs.selectedIndex = 1
        onSuccess()
    }

    private func open(_ url: URL) {
        print(url)
    }
}
