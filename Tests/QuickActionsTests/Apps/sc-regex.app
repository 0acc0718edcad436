# A scanner app that takes the name of an action out of its type with a regular expression.
# because the name of the third type has a hyphen, which \w+ does not cover
scenes: yes
com.example.scan.receipt: cold warm
com.example.scan.card: cold warm
com.example.scan.id-card: none
--- Info.plist
@plist scene=SceneDelegate com.example.scan.receipt="Receipt" com.example.scan.card="Card" com.example.scan.id-card="ID Card"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        if let item = options.shortcutItem { route(item.type) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        route(item.type)
    }

    @discardableResult
    private func route(_ type: String) -> Bool {
        guard let match = type.wholeMatch(of: /com\.example\.scan\.(\w+)/),
              let navigation = window?.rootViewController as? UINavigationController
        else { return false }
        switch match.1 {
        case "receipt": navigation.pushViewController(ReceiptScanner(), animated: true)
        case "card", "id-card": navigation.pushViewController(CardScanner(), animated: true)
        default: return false
        }
        return true
    }
}
--- Scanners.swift
import UIKit

final class ReceiptScanner: UIViewController {}
final class CardScanner: UIViewController {}
