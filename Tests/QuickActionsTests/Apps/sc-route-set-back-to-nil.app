# A scene delegate that sets a route, which its router follows at once, and sets it back for the next one.
# because the observer of the property has shown the screen by then
scenes: yes
lark.sing: cold warm
lark.fly: cold warm
--- Info.plist
@plist scene=SceneDelegate lark.sing="Sing" lark.fly="Fly"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

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
        switch item.type {
        case "lark.sing": Router.shared.route = .sing
        case "lark.fly": Router.shared.route = .fly
        default: break
        }
        Router.shared.route = nil
    }
}
--- Router.swift
import UIKit

enum Route { case sing, fly }

final class Router {
    static let shared = Router()
    var route: Route? {
        didSet {
            guard let route else { return }
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            let tabs = scene?.windows.first?.rootViewController as? UITabBarController
            tabs?.selectedIndex = route == .sing ? 0 : 1
        }
    }
}
