# An app whose types begin with the bundle identifier and are told apart by their last component.
scenes: yes
$(PRODUCT_BUNDLE_IDENTIFIER).compose: cold warm
$(PRODUCT_BUNDLE_IDENTIFIER).browse: none
--- App/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>UIApplicationSceneManifest</key>
	<dict><key>UISceneConfigurations</key><dict>
		<key>UIWindowSceneSessionRoleApplication</key>
		<array><dict>
			<key>UISceneConfigurationName</key><string>Default Configuration</string>
			<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
		</dict></array>
	</dict></dict>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemType</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).compose</string>
			<key>UIApplicationShortcutItemTitle</key><string>Compose</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).browse</string>
			<key>UIApplicationShortcutItemTitle</key><string>Browse</string>
		</dict>
	</array>
</dict>
</plist>
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- App/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type.components(separatedBy: ".").last {
        case "compose":
            window?.rootViewController?.present(UIViewController(), animated: true)
        default:
            print("no action for", item.type)
        }
    }
}
