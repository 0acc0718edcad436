# A recipe app whose coordinator hands a flag on through two functions, in an extension and in another file.
# because at a launch show(_:wasLaunched:) gets true, and the last function leaves then
scenes: yes
bake: warm
fry: warm
--- Info.plist
@plist scene=SceneDelegate bake="Bake" fry="Fry"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let kitchen = Kitchen()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let shortcut = connectionOptions.shortcutItem {
            kitchen.receive(shortcut, onLaunch: true)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        kitchen.receive(shortcutItem, onLaunch: false)
        completionHandler(true)
    }
}
--- Kitchen.swift
import UIKit

enum Dish {
    static let bake = "bake"
    static let fry = "fry"
}

final class Kitchen {
    let tabs = UITabBarController()
}

extension Kitchen {
    func receive(_ item: UIApplicationShortcutItem, onLaunch: Bool) {
        prepareDish(item.type, wasLaunched: onLaunch)
    }
}
--- Kitchen+Cooking.swift
import UIKit

extension Kitchen {
    func prepareDish(_ dish: String, wasLaunched: Bool) {
        if wasLaunched == true { return }
        if dish == Dish.bake {
            tabs.selectedIndex = 0
        } else if dish == Dish.fry {
            tabs.selectedIndex = 1
        }
    }
}
