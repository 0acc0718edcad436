# An app whose handler reads the user info of static and dynamic items before it does something.
# because two of them do not have the key that the code asks for
scenes: yes
shelf.book: cold warm
shelf.random: none
shelf.last: cold warm
shelf.author: none
shelf.any: cold warm
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
			<string>shelf.book</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Book of the Day</string>
			<key>UIApplicationShortcutItemUserInfo</key>
			<dict>
				<key>list</key>
				<string>today</string>
			</dict>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>shelf.random</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Random Book</string>
		</dict>
		<dict>
			<key>UIApplicationShortcutItemType</key>
			<string>shelf.any</string>
			<key>UIApplicationShortcutItemTitle</key>
			<string>Shelves</string>
		</dict>
	</array>
</dict>
</plist>
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Recent.swift
import UIKit

enum Recent {
    static func update(_ book: String, by author: String) {
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: "shelf.last", localizedTitle: "Go On", localizedSubtitle: book, icon: nil,
                userInfo: ["book": book as NSString, "author": author as NSString]),
            UIApplicationShortcutItem(
                type: "shelf.author", localizedTitle: "More by \(author)", localizedSubtitle: nil, icon: nil,
                userInfo: ["name": author as NSString]),
        ]
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let navigation = UINavigationController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Recent.update("Emma", by: "Austen")
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "shelf.book", "shelf.random":
            guard let list = item.userInfo?["list"] as? String else { return }
            push(list)
        case "shelf.last":
            guard let info = item.userInfo, let book = info["book"] as? String else { return }
            push(book)
        case "shelf.author":
            guard let info = item.userInfo, let author = info["author"] as? String else { return }
            push(author)
        case "shelf.any":
            let list = item.userInfo?["list"] as? String ?? "all"
            push(list)
        default:
            break
        }
    }

    private func push(_ title: String) {
        let screen = UIViewController()
        screen.title = title
        navigation.pushViewController(screen, animated: false)
    }
}
