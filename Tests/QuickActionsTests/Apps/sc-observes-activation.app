# A controller that takes what the scene keeps as the app becomes active.
scenes: yes
ibis.fly: cold warm
--- Info.plist
@plist scene=SceneDelegate ibis.fly="Fly"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    static var pendingType: String?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        Self.pendingType = connectionOptions.shortcutItem?.type
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = HomeController()
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        Self.pendingType = shortcutItem.type
        completionHandler(true)
    }
}
--- HomeController.swift
import UIKit

final class HomeController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(takePending), name: UIScene.didActivateNotification, object: nil)
    }

    @objc private func takePending() {
        guard let type = SceneDelegate.pendingType else { return }
        SceneDelegate.pendingType = nil
        if type == "ibis.fly" { selectedIndex = 1 }
    }
}
