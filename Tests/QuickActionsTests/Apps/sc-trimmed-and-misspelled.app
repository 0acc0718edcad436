# A handler that trims the type, and compares by order and by a part, each misspelled.
# because none of these holds for a type
scenes: yes
fig.home: none
fig.list: none
fig.note: none
fig.scan: none
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
        case "fig.hone": tabs.selectedIndex = 0
        default: break
        }
        if item.type.compare("fig.lost") == .orderedSame { tabs.selectedIndex = 1 }
        if "fig.node".elementsEqual(item.type) { tabs.selectedIndex = 2 }
        if item.type.range(of: "skan") != nil { tabs.selectedIndex = 3 }
    }
}
