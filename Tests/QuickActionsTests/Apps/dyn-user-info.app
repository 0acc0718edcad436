# A chat app whose dynamic actions share one type and differ in their user info.
scenes: yes
com.example.chat.open: cold warm
--- Info.plist
@plist scene=SceneDelegate
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            openChat(item)
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        UIApplication.shared.shortcutItems = ChatStore.recent.prefix(3).map { chat in
            UIApplicationShortcutItem(
                type: "com.example.chat.open",
                localizedTitle: chat.name,
                localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(type: .message),
                userInfo: ["chat": chat.id as NSString]
            )
        }
    }

    func windowScene(_ windowScene: UIWindowScene,
                     performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        openChat(shortcutItem)
    }

    @discardableResult
    private func openChat(_ item: UIApplicationShortcutItem) -> Bool {
        guard let id = item.userInfo?["chat"] as? String,
            let navigation = window?.rootViewController as? UINavigationController
        else { return false }
        let screen = UITableViewController()
        screen.title = id
        navigation.pushViewController(screen, animated: true)
        return true
    }
}
--- ChatStore.swift
struct Chat {
    let id: String
    let name: String
}

enum ChatStore {
    static let recent = [Chat(id: "1", name: "小明"), Chat(id: "2", name: "Ada")]
}
