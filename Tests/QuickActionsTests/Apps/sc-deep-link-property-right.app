# The same with a branch for each link.
# because each link is opened
scenes: yes
go.a: cold warm
go.c: cold warm
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
			<string>A</string>
			<key>UIApplicationShortcutItemType</key>
			<string>go.a</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>url</key>
				<string>m://a</string>
			</dict>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemTitle</key>
			<string>C</string>
			<key>UIApplicationShortcutItemType</key>
			<string>go.c</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>url</key>
				<string>m://c</string>
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
    var router: Router?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        let navigation = UINavigationController(rootViewController: UIViewController())
        router = Router(navigation: navigation)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        if let url = connectionOptions.shortcutItem?.deepLink { router?.open(url) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let url = shortcutItem.deepLink else { return completionHandler(false) }
        completionHandler(router?.open(url) ?? false)
    }
}
private extension UIApplicationShortcutItem {
    var deepLink: URL? {
        guard let string = userInfo?["url"] as? String else { return nil }
        return URL(string: string)
    }
}
final class Router {
    let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    @discardableResult
    func open(_ url: URL) -> Bool {
        switch url.host {
        case "a":
            navigation.pushViewController(UIViewController(), animated: false)
            return true
        case "c":
            navigation.popToRootViewController(animated: false)
            return true
        default:
            return false
        }
    }
}
