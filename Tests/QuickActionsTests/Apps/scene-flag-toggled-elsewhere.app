# A flag that another file changes in place.
# because code turns it on
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
            open(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        guard Settings.isUnlocked else { return }
        if item.type == "tides" { tabs.selectedIndex = 1 }
    }
}
--- Settings.swift
enum Settings {
    static var isUnlocked = false
}
--- LoginController.swift
import UIKit

final class LoginController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Settings.isUnlocked.toggle()
    }
}
