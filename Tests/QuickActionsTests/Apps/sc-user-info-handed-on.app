# A map whose tab bar controller is given a text of the user info.
# because one action has it under another key
scenes: yes
open.map: cold warm
open.recents: none
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleExecutable</key>
	<string>$(EXECUTABLE_NAME)</string>
	<key>CFBundleIdentifier</key>
	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
	<key>CFBundleName</key>
	<string>$(PRODUCT_NAME)</string>
	<key>CFBundlePackageType</key>
	<string>APPL</string>
	<key>CFBundleShortVersionString</key>
	<string>1.0</string>
	<key>CFBundleVersion</key>
	<string>1</string>
	<key>UILaunchStoryboardName</key>
	<string>LaunchScreen</string>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Map</string>
			<key>UIApplicationShortcutItemType</key>
			<string>open.map</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>destination</key>
				<string>map</string>
			</dict>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Recents</string>
			<key>UIApplicationShortcutItemType</key>
			<string>open.recents</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>target</key>
				<string>recents</string>
			</dict>
		</dict>
	</array>
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
				</dict>
			</array>
		</dict>
	</dict>
</dict>
</plist>
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = Tabs()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { _ = go(item) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(go(shortcutItem))
    }
    func go(_ item: UIApplicationShortcutItem) -> Bool {
        guard let destination = item.userInfo?["destination"] as? String else { return false }
        tabs.open(destination)
        return true
    }
}
class Tabs: UITabBarController {
    func open(_ destination: String) {
        switch destination {
        case "map": selectedIndex = 0
        case "recents": selectedIndex = 1
        default: break
        }
    }
}
