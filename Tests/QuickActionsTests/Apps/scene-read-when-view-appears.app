# A pending action that the root looks for when its view appears.
# because in a running app the view has appeared long ago
scenes: yes
tides: cold
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
        window?.rootViewController = HomeController()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            Pending.action = TideAction(rawValue: item.type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Pending.action = TideAction(rawValue: shortcutItem.type)
        completionHandler(true)
    }
}
--- Pending.swift
enum TideAction: String {
    case tides
}

enum Pending {
    static var action: TideAction?
}
--- HomeController.swift
import UIKit

final class HomeController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let action = Pending.action else { return }
        Pending.action = nil
        switch action {
        case .tides: present(UIViewController(), animated: true)
        }
    }
}
