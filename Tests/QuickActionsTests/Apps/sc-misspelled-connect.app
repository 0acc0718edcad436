# A storyboard app whose willConnectTo has the label connectionOptions instead of options.
# because UIKit calls scene(_:willConnectTo:options:) only, and the storyboard makes the window all the same
scenes: yes
quote: warm
saved: warm
--- Quotes/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>UIApplicationSceneManifest</key>
	<dict>
		<key>UIApplicationSupportsMultipleScenes</key>
		<false/>
		<key>UISceneConfigurations</key>
		<dict>
			<key>UIWindowSceneSessionRoleApplication</key>
			<array>
				<dict>
					<key>UISceneConfigurationName</key>
					<string>Default Configuration</string>
					<key>UISceneDelegateClassName</key>
					<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
					<key>UISceneStoryboardFile</key>
					<string>Main</string>
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>quote</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Quote of the Day</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>saved</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Saved Quotes</string>
		</dict>
	</array>
</dict>
</plist>
--- Quotes/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Quotes/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        if let shortcutItem = connectionOptions.shortcutItem {
            route(shortcutItem)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        route(shortcutItem)
        completionHandler(true)
    }

    private func route(_ item: UIApplicationShortcutItem) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let navigation = window?.rootViewController as? UINavigationController
        switch item.type {
        case "quote":
            let quote = storyboard.instantiateViewController(withIdentifier: "QuoteViewController")
            navigation?.pushViewController(quote, animated: true)
        case "saved":
            let saved = storyboard.instantiateViewController(withIdentifier: "SavedViewController")
            navigation?.pushViewController(saved, animated: true)
        default:
            break
        }
    }
}
