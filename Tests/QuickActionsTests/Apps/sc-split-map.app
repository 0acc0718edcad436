# A tide table that makes a case of the last part of a type.
# because it is that case
scenes: yes
com.x.a: cold warm
--- Info.plist
@plist scene=SceneDelegate com.x.a="A"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { handle(item) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }
    enum Q: String { case a }
    func handle(_ item: UIApplicationShortcutItem) {
        guard let q = item.type.split(separator: ".").last.map(String.init).flatMap(Q.init(rawValue:)) else { return }
        switch q { case .a: (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}
