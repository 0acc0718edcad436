# A tide table that takes the bundle identifier off its types.
# because what is left is a case
scenes: yes
$(PRODUCT_BUNDLE_IDENTIFIER).a: cold warm
--- Info.plist
@plist scene=SceneDelegate $(PRODUCT_BUNDLE_IDENTIFIER).a="A"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { handle(item) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }
    enum Q: String { case a }
    func handle(_ item: UIApplicationShortcutItem) {
        let name = item.type.replacingOccurrences(of: Bundle.main.bundleIdentifier! + ".", with: "")
        guard let q = Q(rawValue: name) else { return }
        switch q { case .a: (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}
