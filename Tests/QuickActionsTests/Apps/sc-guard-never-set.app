# A museum app whose handler leaves at a guard, for the property it asks is never set.
# because tabs stays nil: the window gets a tab bar controller of its own
scenes: yes
museum.map: none
museum.audio: none
--- Info.plist
@plist scene=SceneDelegate museum.map="Floor Map" museum.audio="Audio Guide"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var tabs: MuseumTabs?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = MuseumTabs()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            handle(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    @discardableResult
    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let tabs else { return false }
        switch item.type {
        case "museum.map": tabs.selectedIndex = 1
        case "museum.audio": tabs.selectedIndex = 2
        default: return false
        }
        return true
    }
}
--- MuseumTabs.swift
import UIKit

final class MuseumTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    }
}
