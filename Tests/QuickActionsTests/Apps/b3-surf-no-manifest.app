# A surf forecast whose scene delegate knows its actions, but nothing in the app makes it the delegate of a scene.
# because there is no scene manifest and no configuration, and the app delegate makes the window
scenes: no
surf.spots: none
surf.tides: none
--- Surf/Info.plist
@plist surf.spots="My Spots" surf.tides="Tides"
--- Surf/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = SurfTabBarController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
--- Surf/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = SurfTabBarController()
        window?.makeKeyAndVisible()
        if let shortcutItem = connectionOptions.shortcutItem {
            handle(shortcutItem)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    @discardableResult
    private func handle(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        guard let tabs = window?.rootViewController as? SurfTabBarController else { return false }
        switch shortcutItem.type {
        case "surf.spots":
            tabs.show(.spots)
        case "surf.tides":
            tabs.show(.tides)
        default:
            return false
        }
        return true
    }
}
--- Surf/SurfTabBarController.swift
import UIKit

class SurfTabBarController: UITabBarController {

    enum Tab: Int, CaseIterable {
        case forecast, spots, tides
    }

    init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = Tab.allCases.map { tab in
            let controller = UIViewController()
            controller.title = String(describing: tab).capitalized
            return controller
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ tab: Tab) {
        selectedIndex = tab.rawValue
    }
}
