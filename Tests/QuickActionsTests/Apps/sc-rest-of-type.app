# A scene delegate that takes the beginning off a type and looks at the rest.
# because scanner is no rest of a type that the list has
scenes: yes
com.acme.scan: none
com.acme.home: cold warm
com.acme.list: cold warm
--- Info.plist
@plist scene=SceneDelegate com.acme.scan="Scan" com.acme.home="Home" com.acme.list="List"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private static let prefix = "com.acme."

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
        guard item.type.hasPrefix(Self.prefix) else { return }
        let tabs = window?.rootViewController as? UITabBarController
        switch item.type.dropFirst(Self.prefix.count) {
        case "scanner": tabs?.present(UIViewController(), animated: true)
        case "home": tabs?.selectedIndex = 0
        default: break
        }
        if item.type.replacingOccurrences(of: "com.acme.", with: "") == "list" { tabs?.selectedIndex = 1 }
    }
}
