# A vaccination app with scenes whose async performActionFor stands in the app delegate, beside a cold way in the scene delegate.
# because UIKit never calls the app delegate's method in an app with scenes
scenes: yes
vax.card: cold
vax.travel: cold
--- Info.plist
@plist scene=SceneDelegate vax.card="My Card" vax.travel="Travel Check"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        guard let scene = application.connectedScenes.first as? UIWindowScene else { return false }
        return Shortcuts.open(shortcutItem.type, from: scene.keyWindow?.rootViewController)
    }
}
--- Shortcuts.swift
import UIKit

@MainActor
enum Shortcuts {
    static func open(_ type: String, from root: UIViewController?) -> Bool {
        guard let root else { return false }
        let screens: [String: UIViewController.Type] = [
            "vax.card": CardViewController.self,
            "vax.travel": TravelViewController.self,
        ]
        guard let screen = screens[type] else { return false }
        root.present(screen.init(), animated: true)
        return true
    }
}

final class CardViewController: UIViewController {}
final class TravelViewController: UIViewController {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            _ = Shortcuts.open(item.type, from: window?.rootViewController)
        }
    }
}
