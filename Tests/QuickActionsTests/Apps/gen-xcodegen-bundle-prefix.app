# An XcodeGen app whose code has another bundle identifier written out than the project.
# because the project says com.example.walletapp, and one comparison still says com.example.wallet
scenes: yes
com.example.walletapp.pay: none
com.example.walletapp.cards: cold warm
--- project.yml
name: Wallet
targets:
  Wallet:
    type: application
    platform: iOS
    sources: [Wallet]
    settings:
      PRODUCT_BUNDLE_IDENTIFIER: com.example.walletapp
    info:
      path: Wallet/Info.plist
      properties:
        UIApplicationSceneManifest:
          UISceneConfigurations:
            UIWindowSceneSessionRoleApplication:
              - UISceneConfigurationName: Default
                UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate
        UIApplicationShortcutItems:
          - UIApplicationShortcutItemType: com.example.walletapp.pay
            UIApplicationShortcutItemTitle: Pay
          - UIApplicationShortcutItemType: com.example.walletapp.cards
            UIApplicationShortcutItemTitle: Cards
--- Wallet/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Wallet/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UITabBarController()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { select(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        select(shortcutItem)
        completionHandler(true)
    }

    private func select(_ item: UIApplicationShortcutItem) {
        let tabs = window?.rootViewController as? UITabBarController
        switch item.type {
        case "com.example.wallet.pay": tabs?.selectedIndex = 0
        case "com.example.walletapp.cards": tabs?.selectedIndex = 1
        default: break
        }
    }
}
