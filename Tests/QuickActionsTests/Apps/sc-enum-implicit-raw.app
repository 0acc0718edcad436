# An app with implicit raw values of which one differs from the type by its writing.
# because the raw value of newNote is newNote and the type is new-note
scenes: yes
new-note: none
openInbox: cold warm
--- Info.plist
@plist scene=SceneDelegate new-note="New Note" openInbox="Inbox"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private enum Shortcut: String {
        case newNote
        case openInbox
    }

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        handle(connectionOptions.shortcutItem.flatMap { Shortcut(rawValue: $0.type) })
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let shortcut = Shortcut(rawValue: shortcutItem.type)
        handle(shortcut)
        completionHandler(shortcut != nil)
    }

    private func handle(_ shortcut: Shortcut?) {
        guard let tabs = window?.rootViewController as? UITabBarController else { return }
        if shortcut == .newNote {
            tabs.present(UIViewController(), animated: true)
        } else if shortcut == .openInbox {
            tabs.selectedIndex = 0
        }
    }
}
