# A contacts app with dynamic actions alone, whose manifest misspells the scene delegate.
# because UIKit finds no class of that name, so that the scene has no delegate.
scenes: yes
com.example.contacts.new: none
com.example.contacts.recent: none
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
<key>UIWindowSceneSessionRoleApplication</key><array><dict>
<key>UISceneConfigurationName</key><string>Default</string>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegat</string>
</dict></array></dict></dict>
</dict>
</plist>

--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static let newType = "com.example.contacts.new"
    static let recentType = "com.example.contacts.recent"

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            open(item)
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: Self.newType, localizedTitle: "New Contact", localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(type: .add)),
            UIApplicationShortcutItem(
                type: Self.recentType, localizedTitle: "Recent", localizedSubtitle: "Ada",
                icon: UIApplicationShortcutIcon(type: .contact)),
        ]
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        let root = window?.rootViewController
        switch item.type {
        case Self.newType:
            root?.present(ContactEditor(), animated: true)
        case Self.recentType:
            root?.performSegue(withIdentifier: "recent", sender: nil)
        default:
            break
        }
    }
}

final class ContactEditor: UIViewController {}
