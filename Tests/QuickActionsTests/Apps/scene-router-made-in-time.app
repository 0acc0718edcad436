# A router that is made before it is asked.
# because it is there at a launch, too
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()
    private var router: Router?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        router = Router(tabs: tabs)
        if let item = connectionOptions.shortcutItem {
            router?.open(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        router?.open(shortcutItem)
        completionHandler(true)
    }
}
--- Router.swift
import UIKit

final class Router {
    private let tabs: UITabBarController
    init(tabs: UITabBarController) { self.tabs = tabs }
    func open(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { tabs.selectedIndex = 1 }
    }
}
