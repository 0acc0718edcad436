# A diary app whose scene delegate hands quick actions on only in builds for debugging.
# because whether DEBUG holds depends on the build
scenes: yes
write: unknown
mood: unknown
--- Info.plist
@plist scene=SceneDelegate write="Write" mood="Mood"
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
        #if DEBUG
        DiaryActions.perform(item, in: window)
        #endif
    }

    #if DEBUG || BETA
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        DiaryActions.perform(shortcutItem, in: window)
        completionHandler(true)
    }
    #endif
}
--- DiaryActions.swift
import UIKit

enum DiaryActions {
    static func perform(_ item: UIApplicationShortcutItem, in window: UIWindow?) {
        let tabs = window?.rootViewController as? UITabBarController
        switch item.type {
        case "write": tabs?.selectedIndex = 0
        case "mood": tabs?.selectedIndex = 1
        default: break
        }
    }
}
