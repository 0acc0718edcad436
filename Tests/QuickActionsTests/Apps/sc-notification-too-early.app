# A chat app that posts a notification at launch before the observing view controller exists.
# because willConnectTo posts before it makes the window, so nobody hears it
scenes: yes
newchat: warm
--- Info.plist
@plist scene=SceneDelegate newchat="New Chat"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

extension Notification.Name {
    static let newChat = Notification.Name("newChat")
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if connectionOptions.shortcutItem?.type == "newchat" {
            NotificationCenter.default.post(name: .newChat, object: nil)
        }
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = ChatsViewController()
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "newchat" {
            NotificationCenter.default.post(name: .newChat, object: nil)
        }
        completionHandler(true)
    }
}
--- ChatsViewController.swift
import UIKit

final class ChatsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(startChat), name: .newChat, object: nil)
    }

    @objc private func startChat() {
        present(UIViewController(), animated: true)
    }
}
