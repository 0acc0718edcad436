# A structure that its initializer gives a weak controller.
# because the initializer sets what the file does not
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            TideHandler(tabs: tabs).open(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        TideHandler(tabs: tabs).open(shortcutItem)
        completionHandler(true)
    }
}
--- TideHandler.swift
import UIKit

struct TideHandler {
    weak var tabs: UITabBarController?

    func open(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { tabs?.dismiss(animated: true) }
    }
}
