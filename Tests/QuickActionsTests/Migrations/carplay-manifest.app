# A manifest for CarPlay alone gets the role of windows.
scene delegate: window = UIWindow(windowScene: windowScene)
remark: a scene of another role, such as CarPlay's, can connect first
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }
}
--- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
	<key>LSRequiresIPhoneOS</key>
	<true/>
	<key>UIApplicationSceneManifest</key>
	<dict>
		<key>UISceneConfigurations</key>
		<dict>
			<key>CPTemplateApplicationSceneSessionRoleApplication</key>
			<array>
				<dict>
					<key>UISceneDelegateClassName</key>
					<string>$(PRODUCT_MODULE_NAME).Car</string>
				</dict>
			</array>
		</dict>
	</dict>
</dict>
</plist>
--- Car.swift
import CarPlay

class Car: UIResponder, CPTemplateApplicationSceneDelegate {}
