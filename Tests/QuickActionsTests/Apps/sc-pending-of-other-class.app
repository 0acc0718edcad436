# A tide table whose launch keeps the quick action in a property of the scene delegate; a controller asks a property of its own by that name.
# because they are two properties
scenes: yes
tides: warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var pending: UIApplicationShortcutItem?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        pending = connectionOptions.shortcutItem
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        UIPasteboard.general.string = shortcutItem.type == "tides" ? "tides" : ""
        completionHandler(true)
    }
    func handle(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { (window?.rootViewController as? UITabBarController)?.selectedIndex = 1 }
    }
}

class HomeViewController: UIViewController {
    var pending: UIApplicationShortcutItem?
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let item = pending else { return }
        if item.type == "tides" { view.backgroundColor = .red }
    }
}
