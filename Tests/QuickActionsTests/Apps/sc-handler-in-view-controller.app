# A fishing app whose warm handler stands in the view controller instead of the scene delegate.
# because UIKit asks the delegate of the scene only, so what is picked in the running app is lost
scenes: yes
catch: cold
tides: cold
--- Info.plist
@plist scene=SceneDelegate catch="Log Catch 🎣" tides="Tides"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let home = HomeViewController()
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: home)
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            home.handle(shortcut: item.type)
        }
    }
}
--- HomeViewController.swift
import UIKit

final class HomeViewController: UIViewController, UIWindowSceneDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Angler"
        view.backgroundColor = .systemBackground
    }

    // MARK: - Quick actions

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcut: shortcutItem.type)
        completionHandler(true)
    }

    func handle(shortcut: String) {
        switch shortcut {
        case "catch":
            navigationController?.pushViewController(LogCatchViewController(), animated: true)
        case "tides":
            navigationController?.pushViewController(TidesViewController(), animated: true)
        default:
            break
        }
    }
}

final class LogCatchViewController: UIViewController {}
final class TidesViewController: UITableViewController {}
