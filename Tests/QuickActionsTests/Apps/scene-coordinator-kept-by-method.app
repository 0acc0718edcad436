# A coordinator whose method a controller keeps.
# because the closure keeps its object
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()
    private weak var coordinator: MainCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        let coordinator = MainCoordinator(tabs: tabs)
        self.coordinator = coordinator
        coordinator.start()
        if let item = connectionOptions.shortcutItem {
            coordinator.route(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        coordinator?.route(shortcutItem)
        completionHandler(true)
    }
}
--- MainCoordinator.swift
import UIKit

final class MainCoordinator {
    private let tabs: UITabBarController
    init(tabs: UITabBarController) { self.tabs = tabs }
    func start() {
        tabs.viewControllers = [UIViewController(), TideController(onSettings: showSettings)]
    }
    func showSettings() {
        tabs.selectedIndex = 0
    }
    func route(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { tabs.selectedIndex = 1 }
    }
}

final class TideController: UIViewController {
    private let onSettings: () -> Void
    init(onSettings: @escaping () -> Void) {
        self.onSettings = onSettings
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}
