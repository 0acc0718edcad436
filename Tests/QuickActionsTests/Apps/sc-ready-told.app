# The same, told by the controller.
# because another file calls the method that sets the flag
scenes: yes
tides: cold warm
moon: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides" moon="Moon"
--- SceneDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()
    private var isReady = false

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        guard isReady else { return }
        if item.type == "tides" { tabs.selectedIndex = 1 }
        if item.type == "moon" { tabs.selectedIndex = 2 }
    }

    func markAsReady() {
        isReady = true
    }
}
--- Harbor.swift
import UIKit

final class Harbor: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        (view.window?.windowScene?.delegate as? SceneDelegate)?.markAsReady()
    }
}
