# An app beside whose code an enumeration of its types was generated that nothing uses.
# because no code compares the second type
scenes: yes
fern.water: cold warm
fern.repot: none
--- Info.plist
@plist scene=SceneDelegate fern.water="Water" fern.repot="Repot"
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
        let tabs = window?.rootViewController as? UITabBarController
        switch item.type {
        case "fern.water": tabs?.selectedIndex = 1
        default: break
        }
    }
}
--- QuickAction.swift
import UIKit

/// The quick actions of the app, by their types.
enum QuickAction: String, CaseIterable {
    /// “Water”
    case water = "fern.water"
    /// “Repot”
    case repot = "fern.repot"

    /// Nil for an item that this version of the app does not know.
    init?(_ item: UIApplicationShortcutItem) {
        self.init(rawValue: item.type)
    }
}
