# A local constant of the router that has the name of the property.
# because the property stays nil
scenes: yes
tides: none
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
        let router = Router(tabs: tabs)
        print("made", router)
        if let item = connectionOptions.shortcutItem {
            show(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        show(shortcutItem)
        completionHandler(true)
    }

    private func show(_ item: UIApplicationShortcutItem) {
        router?.open(item)
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
