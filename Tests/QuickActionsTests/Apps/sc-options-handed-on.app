# A bank app that hands the whole connection options to its router, which hands them on once more.
scenes: yes
com.example.bank.pay: cold warm
com.example.bank.scan: cold warm
--- Info.plist
@plist scene=SceneDelegate com.example.bank.pay="Pay" com.example.bank.scan="Scan Bill"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let router = Router()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = router.start(in: windowScene, options: connectionOptions)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(router.perform(shortcutItem))
    }
}
--- Router.swift
import UIKit

final class Router {
    private let navigation = UINavigationController(rootViewController: AccountsViewController())

    func start(in scene: UIWindowScene, options: UIScene.ConnectionOptions) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        take(options)
        return window
    }

    private func take(_ options: UIScene.ConnectionOptions) {
        if let item = options.shortcutItem {
            _ = perform(item)
        }
    }

    func perform(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "com.example.bank.pay":
            navigation.pushViewController(PaymentViewController(), animated: false)
            return true
        case "com.example.bank.scan":
            navigation.present(UIImagePickerController(), animated: false)
            return true
        default:
            return false
        }
    }
}

final class AccountsViewController: UITableViewController {}
final class PaymentViewController: UIViewController {}
