# A smart home app that takes the screen from the user info of an item, which one item does not have.
# because the alarm has no user info in the property list, so the guard returns false for it
scenes: yes
house.lights: cold warm
house.doors: cold warm
house.alarm: none
--- House/Info.plist
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
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationShortcutItems</key>
	<array>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>house.lights</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Lights</string>
			<key>UIApplicationShortcutItemIconSymbolName</key>
			<string>lightbulb</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>screen</key>
				<string>lights</string>
			</dict>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>house.doors</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Doors</string>
			<key>UIApplicationShortcutItemIconSymbolName</key>
			<string>door.left.hand.closed</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>screen</key>
				<string>doors</string>
			</dict>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>house.alarm</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Alarm</string>
			<key>UIApplicationShortcutItemIconSymbolName</key>
			<string>bell</string>
		</dict>
	</array>
</dict>
</plist>
--- House/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
--- House/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let home = HomeTabBarController()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = home
        window.makeKeyAndVisible()
        self.window = window

        if let item = connectionOptions.shortcutItem {
            showScreen(of: item)
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(showScreen(of: shortcutItem))
    }

    @discardableResult
    private func showScreen(of item: UIApplicationShortcutItem) -> Bool {
        guard let name = item.userInfo?["screen"] as? String,
              let screen = HomeTabBarController.Screen(rawValue: name)
        else { return false }
        home.show(screen)
        return true
    }
}
--- House/HomeTabBarController.swift
import UIKit

final class HomeTabBarController: UITabBarController {
    enum Screen: String, CaseIterable {
        case rooms, lights, doors, alarm
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = Screen.allCases.map { screen in
            let controller = UITableViewController(style: .insetGrouped)
            controller.title = screen.rawValue.capitalized
            return UINavigationController(rootViewController: controller)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ screen: Screen) {
        selectedIndex = Screen.allCases.firstIndex(of: screen) ?? 0
    }
}
