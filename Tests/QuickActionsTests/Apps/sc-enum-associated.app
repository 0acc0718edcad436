# A mail app whose enumeration with associated values is made from the item, and its user info.
# because sharing has no case, and the initializer answers nil for it
scenes: yes
com.example.post.write: cold warm
com.example.post.folder: cold warm
com.example.post.share: none
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
<key>UIWindowSceneSessionRoleApplication</key><array><dict>
<key>UISceneConfigurationName</key><string>Default</string>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
</dict></array></dict></dict>
<key>UIApplicationShortcutItems</key><array>
<dict><key>UIApplicationShortcutItemType</key><string>com.example.post.write</string>
<key>UIApplicationShortcutItemTitle</key><string>Write</string></dict>
<dict><key>UIApplicationShortcutItemType</key><string>com.example.post.folder</string>
<key>UIApplicationShortcutItemTitle</key><string>Flagged</string>
<key>UIApplicationShortcutItemUserInfo</key><dict><key>folder</key><string>flagged</string></dict></dict>
<dict><key>UIApplicationShortcutItemType</key><string>com.example.post.share</string>
<key>UIApplicationShortcutItemTitle</key><string>Share</string></dict>
</array></dict></plist>
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Destination.swift
import UIKit

enum Destination: Equatable {
    case compose(recipient: String?)
    case folder(name: String)

    init?(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "com.example.post.write":
            self = .compose(recipient: item.userInfo?["recipient"] as? String)
        case "com.example.post.folder":
            guard let name = item.userInfo?["folder"] as? String else { return nil }
            self = .folder(name: name)
        default:
            return nil
        }
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private lazy var navigator = Navigator()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigator.root
        window?.makeKeyAndVisible()
        options.shortcutItem.flatMap(Destination.init).map(navigator.go)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let destination = Destination(shortcutItem) else { return completionHandler(false) }
        navigator.go(to: destination)
        completionHandler(true)
    }
}
--- Navigator.swift
import UIKit

@MainActor
final class Navigator {
    let root = UINavigationController(rootViewController: UITableViewController())

    func go(to destination: Destination) {
        root.popToRootViewController(animated: false)
        switch destination {
        case .compose(let recipient):
            let composer = UIViewController()
            composer.title = recipient ?? "New Message"
            root.present(composer, animated: true)
        case .folder(let name):
            let list = UITableViewController()
            list.title = name
            root.pushViewController(list, animated: true)
        }
    }
}
