# An app whose branches call functions that are empty, only log, or call one that is empty.
scenes: yes
mail: none
chat: none
call: none
meet: cold warm
--- Info.plist
@plist scene=SceneDelegate mail="Mail" chat="Chat" call="Call" meet="Meet"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private lazy var screens = Screens(window: window)

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        if item.type == "mail" { screens.showMail() }
        if item.type == "chat" { screens.showChat() }
        if item.type == "call" { screens.showCall() }
        if item.type == "meet" { screens.showMeeting() }
    }
}
--- Screens.swift
import UIKit

final class Screens {
    private weak var window: UIWindow?

    init(window: UIWindow?) {
        self.window = window
    }

    func showMail() {
    }

    func showChat() {
        // 还没有实现
        print("chat")
    }

    func showCall() {
        showMail()
    }

    func showMeeting() {
        window?.rootViewController?.present(UIViewController(), animated: true)
    }
}
