# A scene delegate of a storyboard app that posts the launch action as the scene connects.
# because the root of the storyboard loads its view after that, and begins to listen there
scenes: yes
plum.scan: warm
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>UIApplicationSceneManifest</key>
	<dict>
		<key>UISceneConfigurations</key>
		<dict>
			<key>UIWindowSceneSessionRoleApplication</key>
			<array>
				<dict>
					<key>UISceneConfigurationName</key>
					<string>Default</string>
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
			<key>UIApplicationShortcutItemTitle</key>
			<string>Scan</string>
			<key>UIApplicationShortcutItemType</key>
			<string>plum.scan</string>
		</dict>
	</array>
</dict>
</plist>
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { post(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        post(shortcutItem)
        completionHandler(true)
    }

    private func post(_ item: UIApplicationShortcutItem) {
        NotificationCenter.default.post(name: .picked, object: item.type)
    }
}

extension Notification.Name {
    static let picked = Notification.Name("picked")
}
--- PlumViewController.swift
import UIKit

final class PlumViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(picked(_:)), name: .picked, object: nil)
    }

    @objc private func picked(_ note: Notification) {
        if note.object as? String == "plum.scan" {
            present(UIViewController(), animated: true)
        }
    }
}
