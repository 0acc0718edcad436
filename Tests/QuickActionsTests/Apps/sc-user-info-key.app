# A court booking app whose code asks the user info for another key than the property list has.
# because the property list says screen, and the code asks for destination
scenes: yes
court.book: none
court.mine: none
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
<key>UIWindowSceneSessionRoleApplication</key><array><dict>
<key>UISceneConfigurationName</key><string>Default</string>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
</dict></array></dict></dict>
<key>UIApplicationShortcutItems</key><array>
<dict><key>UIApplicationShortcutItemType</key><string>court.book</string>
<key>UIApplicationShortcutItemTitle</key><string>Book</string>
<key>UIApplicationShortcutItemUserInfo</key><dict><key>screen</key><string>booking</string></dict></dict>
<dict><key>UIApplicationShortcutItemType</key><string>court.mine</string>
<key>UIApplicationShortcutItemTitle</key><string>My Courts</string>
<key>UIApplicationShortcutItemUserInfo</key><dict><key>screen</key><string>mine</string></dict></dict>
</array></dict></plist>
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
        guard let item = connectionOptions.shortcutItem else { return }
        open(item)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(open(shortcutItem))
    }

    @discardableResult
    private func open(_ item: UIApplicationShortcutItem) -> Bool {
        guard let destination = item.userInfo?["destination"] as? String,
              let tabs = window?.rootViewController as? UITabBarController
        else { return false }
        switch destination {
        case "booking": tabs.selectedIndex = 0
        case "mine": tabs.selectedIndex = 1
        default: return false
        }
        return true
    }
}
