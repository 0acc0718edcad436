# A kanban app with its scene delegate spread over several files of extensions.
# because the extension has the method for the running app, and the main file calls the same handler at launch
scenes: yes
kanban.card: cold warm
kanban.boards: cold warm
kanban.activity: cold warm
--- Kanban/Info.plist
@plist scene=SceneDelegate kanban.card="New Card" kanban.boards="Boards" kanban.activity="Activity"
--- Kanban/App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Kanban/App/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder {
    var window: UIWindow?
    let split = UISplitViewController(style: .doubleColumn)
}

extension SceneDelegate: UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        makeWindow(in: windowScene)
        handle(connectionOptions)
    }
}
--- Kanban/App/SceneDelegate+Window.swift
import UIKit

extension SceneDelegate {
    func makeWindow(in windowScene: UIWindowScene) {
        split.setViewController(BoardListViewController(), for: .primary)
        split.setViewController(BoardViewController(), for: .secondary)
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }
}
--- Kanban/App/SceneDelegate+Options.swift
import UIKit

extension SceneDelegate {
    func handle(_ options: UIScene.ConnectionOptions) {
        if let item = options.shortcutItem {
            handle(item)
        }
        if let activity = options.userActivities.first {
            window?.windowScene?.title = activity.title
        }
    }
}
--- Kanban/App/SceneDelegate+Shortcuts.swift
import UIKit

extension SceneDelegate {
    private enum Shortcut: String {
        case card, boards, activity

        init?(_ item: UIApplicationShortcutItem) {
            guard item.type.hasPrefix("kanban.") else { return nil }
            self.init(rawValue: item.type.replacingOccurrences(of: "kanban.", with: ""))
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    @discardableResult
    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        switch Shortcut(item) {
        case .card?:
            split.setViewController(CardEditorViewController(), for: .secondary)
            split.show(.secondary)
        case .boards?:
            split.show(.primary)
        case .activity?:
            split.setViewController(ActivityViewController(), for: .secondary)
            split.show(.secondary)
        case nil:
            return false
        }
        return true
    }
}
--- Kanban/Screens.swift
import UIKit

final class BoardListViewController: UITableViewController {}
final class BoardViewController: UIViewController {}
final class CardEditorViewController: UIViewController {}
final class ActivityViewController: UITableViewController {}
