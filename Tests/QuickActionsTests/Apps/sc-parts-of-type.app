# A scene delegate that looks at the third part of a type behind a guard on its beginning.
# because news is no part of the type that the list has
scenes: yes
com.acme.new: none
com.acme.home: cold warm
com.acme.search: cold warm
org.acme.home: none
--- Info.plist
@plist scene=SceneDelegate com.acme.new="New" com.acme.home="Home" com.acme.search="Search" org.acme.home="Other"
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
        guard item.type.hasPrefix("com.acme.") else { return }
        let parts = item.type.components(separatedBy: ".")
        guard parts.count == 3 else { return }
        if parts[2] == "news" { window?.rootViewController?.present(UIViewController(), animated: true) }
        if parts[2] == "home" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 0 }
        if parts.last == "search" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}
