# A handler that trims the type, and compares by order and by a part.
# because all of these hold for their types
scenes: yes
fig.home: cold warm
fig.list: cold warm
fig.note: cold warm
fig.scan: cold warm
--- Info.plist
@plist scene=SceneDelegate fig.home="Home" fig.list="List" fig.note="Note" fig.scan="Scan"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        self.window = window
        window.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        switch item.type.trimmingCharacters(in: .whitespacesAndNewlines) {
        case "fig.home": tabs.selectedIndex = 0
        default: break
        }
        if item.type.compare("fig.list") == .orderedSame { tabs.selectedIndex = 1 }
        if "fig.note".elementsEqual(item.type) { tabs.selectedIndex = 2 }
        if item.type.range(of: "scan") != nil { tabs.selectedIndex = 3 }
    }
}
