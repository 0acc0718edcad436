# A messenger that opens a chat at launch, returns false for every action and forgets the other type there.
# because new is not handled at launch and false keeps UIKit from delivering it again
scenes: no
chat: cold warm
new: warm
--- Info.plist
@plist chat="Last Chat" new="New Message"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let inbox = InboxViewController()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = inbox
        window?.makeKeyAndVisible()

        guard let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem else { return true }
        if item.type == "chat" {
            inbox.openLastChat()
        }
        return false
    }

    func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
                     completionHandler done: @escaping (Bool) -> Void) {
        if item.type == "chat" {
            inbox.openLastChat()
        } else if item.type == "new" {
            inbox.writeMessage()
        }
        done(true)
    }
}
--- InboxViewController.swift
import UIKit

final class InboxViewController: UITableViewController {
    func openLastChat() {
        present(ChatViewController(), animated: true)
    }

    func writeMessage() {
        present(ChatViewController(isNew: true), animated: true)
    }
}

final class ChatViewController: UIViewController {
    private let isNew: Bool

    init(isNew: Bool = false) {
        self.isNew = isNew
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
