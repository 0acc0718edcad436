# An app whose scene delegate inherits both handlers from a class of its own.
scenes: yes
learn: cold warm
test: cold warm
--- Info.plist
@plist scene=SceneDelegate learn="Learn" test="Test"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: BaseSceneDelegate {
    override func perform(_ type: String) -> Bool {
        guard let navigation = window?.rootViewController as? UINavigationController else { return false }
        switch type {
        case "learn": navigation.pushViewController(CardsViewController(), animated: true)
        case "test": navigation.pushViewController(TestViewController(), animated: true)
        default: return super.perform(type)
        }
        return true
    }
}

final class CardsViewController: UICollectionViewController {}
final class TestViewController: UIViewController {}
--- BaseSceneDelegate.swift
import UIKit

class BaseSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            _ = perform(item.type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(perform(shortcutItem.type))
    }

    func perform(_ type: String) -> Bool {
        return false
    }
}
