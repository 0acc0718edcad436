# A game whose item goes through two functions of other files before it is compared.
scenes: yes
resume: cold warm
daily: cold warm
shop: none
--- Info.plist
@plist scene=SceneDelegate resume="Resume" daily="Daily Challenge" shop="Shop"
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
        guard let item = connectionOptions.shortcutItem else { return }
        ShortcutCenter.receive(item, window: window)
    }

    func windowScene(_ windowScene: UIWindowScene,
                     performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        ShortcutCenter.receive(shortcutItem, window: window)
        return true
    }
}
--- ShortcutCenter.swift
import UIKit

enum ShortcutCenter {
    static func receive(_ shortcut: UIApplicationShortcutItem, window: UIWindow?) {
        guard let navigation = window?.rootViewController as? UINavigationController else { return }
        GameNavigator(navigation: navigation).go(to: shortcut.type)
    }
}
--- GameNavigator.swift
import UIKit

struct GameNavigator {
    let navigation: UINavigationController

    func go(to place: String) {
        switch place {
        case "resume":
            navigation.pushViewController(BoardViewController(), animated: true)
        case "daily":
            navigation.pushViewController(BoardViewController(isDaily: true), animated: true)
        default:
            NSLog("unknown place %@", place)
        }
    }
}

final class BoardViewController: UIViewController {
    var isDaily = false

    convenience init(isDaily: Bool) {
        self.init(nibName: nil, bundle: nil)
        self.isDaily = isDaily
    }
}
