# A habit app that makes an action of each case of an enumeration and whose switch leaves one case empty.
scenes: yes
drink: cold warm
walk: cold warm
rest: none
--- Info.plist
@plist scene=SceneDelegate
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        application.shortcutItems = Habit.allCases.map {
            UIApplicationShortcutItem(type: $0.rawValue, localizedTitle: $0.rawValue.capitalized)
        }
        return true
    }
}
--- Habit.swift
enum Habit: String, CaseIterable {
    case drink
    case walk
    case rest
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let item = connectionOptions.shortcutItem else { return }
        perform(Habit(rawValue: item.type))
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        perform(Habit(rawValue: shortcutItem.type))
        completionHandler(true)
    }

    private func perform(_ habit: Habit?) {
        switch habit {
        case .drink?:
            UserDefaults.standard.set(Date(), forKey: "drink")
        case .walk?:
            window?.rootViewController?.performSegue(withIdentifier: "walk", sender: nil)
        case .rest?, nil:
            break
        }
    }
}
