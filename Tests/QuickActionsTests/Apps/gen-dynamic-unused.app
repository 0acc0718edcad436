# An app beside whose code its items were generated as dynamic ones, which nothing uses.
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
--- DynamicQuickActions.swift
import UIKit

/// Quick actions that code adds to the menu of the app's icon.
enum DynamicQuickActions {
    /// All of them, in the order of the menu.
    static var all: [UIApplicationShortcutItem] {
        [water, repot]
    }

    /// “Water”
    static var water: UIApplicationShortcutItem {
        UIApplicationShortcutItem(
            type: "fern.water",
            localizedTitle: NSLocalizedString(
                "Water", tableName: "InfoPlist", comment: "Quick action"),
            localizedSubtitle: nil,
            icon: UIApplicationShortcutIcon(type: .favorite))
    }

    /// “Repot”
    static var repot: UIApplicationShortcutItem {
        UIApplicationShortcutItem(
            type: "fern.repot",
            localizedTitle: NSLocalizedString(
                "Repot", tableName: "InfoPlist", comment: "Quick action"),
            localizedSubtitle: nil,
            icon: UIApplicationShortcutIcon(type: .date))
    }
}
