# The same with a router of the superclass.
# because the class with the override is never created
scenes: yes
fig.pick: cold warm
--- Info.plist
@plist scene=SceneDelegate fig.pick="Pick"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let router = Router()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        router.route(item.type, in: window)
    }
}
--- Router.swift
import UIKit

class Router {
    func route(_ type: String, in window: UIWindow?) {
        if type == "fig.pick" {
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        }
    }
}

final class QuietRouter: Router {
    override func route(_ type: String, in window: UIWindow?) {
    }
}
