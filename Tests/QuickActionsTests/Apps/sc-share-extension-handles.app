# A bookmark app whose types are compared in its share extension alone.
# because an extension is another program, and the app's own delegates do nothing with an item
scenes: yes
bookmark.add: none
bookmark.read: none
--- Bookmarks/Info.plist
@plist scene=SceneDelegate bookmark.add="Add Bookmark 🔖" bookmark.read="Read Later"
--- Bookmarks/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Bookmarks/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController())
        window?.makeKeyAndVisible()
    }
}
--- ShareExtension/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>NSExtension</key>
	<dict>
		<key>NSExtensionPointIdentifier</key>
		<string>com.apple.share-services</string>
		<key>NSExtensionPrincipalClass</key>
		<string>$(PRODUCT_MODULE_NAME).ShareViewController</string>
	</dict>
</dict>
</plist>
--- ShareExtension/ShareViewController.swift
import Social
import UIKit

final class ShareViewController: SLComposeServiceViewController {
    override func didSelectPost() {
        perform(action: textView.text.isEmpty ? "bookmark.read" : "bookmark.add")
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    // The same names as the quick actions of the app.
    private func perform(action: String) {
        let defaults = UserDefaults(suiteName: "group.com.example.bookmarks")
        switch action {
        case "bookmark.add":
            defaults?.set(contentText, forKey: "added")
        case "bookmark.read":
            defaults?.set(Date(), forKey: "readLater")
        default:
            break
        }
    }
}
