# A food diary that opens a tab by the number in the user info.
# because one action has a string in place of the number
scenes: no
com.x.nutrition: cold warm
com.x.workout: none
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
			<string>N</string>
			<key>UIApplicationShortcutItemType</key>
			<string>com.x.nutrition</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>TabIndex</key>
				<integer>1</integer>
			</dict>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemTitle</key>
			<string>W</string>
			<key>UIApplicationShortcutItemType</key>
			<string>com.x.workout</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>TabIndex</key>
				<string>2</string>
			</dict>
		</dict>
	</array>
	<key>UIMainStoryboardFile</key>
	<string>Main</string>
</dict>
</plist>
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let handled = handleShortcutItem(shortcutItem)
        completionHandler(handled)
    }
    func handleShortcutItem(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        if shortcutItem.type != "com.x.nutrition" && shortcutItem.type != "com.x.workout" {
            return false
        }
        if let index = shortcutItem.userInfo?["TabIndex"] as? Int {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = index
        }
        return true
    }
}
