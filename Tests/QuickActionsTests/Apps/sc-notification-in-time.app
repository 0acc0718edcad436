# A chat app that posts a notification after it made the view controller that observes it from its initializer on.
scenes: yes
newchat: cold warm
--- Info.plist
@plist scene=SceneDelegate newchat="New Chat"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

extension Notification.Name {
    static let shortcut = Notification.Name("com.example.chat.shortcut")
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = ChatsViewController(style: .plain)
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            NotificationCenter.default.post(name: .shortcut, object: item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        NotificationCenter.default.post(name: .shortcut, object: shortcutItem)
        completionHandler(true)
    }
}
--- ChatsViewController.swift
import UIKit

final class ChatsViewController: UITableViewController {
    override init(style: UITableView.Style) {
        super.init(style: style)
        NotificationCenter.default.addObserver(forName: .shortcut, object: nil, queue: nil) { [weak self] note in
            guard let item = note.object as? UIApplicationShortcutItem, item.type == "newchat" else { return }
            self?.present(UIViewController(), animated: true)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
