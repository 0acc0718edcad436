# An app that uses an enumeration of its types from another file.
scenes: yes
fern.water: cold warm
fern.repot: cold warm
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
        guard let action = Shown.action(item) else { return }
        (window?.rootViewController as? FernTabs)?.show(action)
    }
}
--- Shown.swift
import UIKit

enum Shown {
    static func action(_ item: UIApplicationShortcutItem) -> QuickAction? { .init(item) }
}
--- FernTabs.swift
import UIKit

final class FernTabs: UITabBarController {
    func show(_ action: QuickAction) {
        switch action {
        case .water: selectedIndex = 0
        case .repot: selectedIndex = 1
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
