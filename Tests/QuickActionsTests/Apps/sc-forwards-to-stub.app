# A scene delegate that hands everything to the app delegate, whose method has not been filled in.
# because that method only says that it has not handled the item
scenes: yes
mark.add: none
mark.read: none
--- Info.plist
@plist scene=SceneDelegate mark.add="Add Link" mark.read="Reading List"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let shortcutItem = connectionOptions.shortcutItem {
            appDelegate?.application(.shared, performActionFor: shortcutItem) { _ in }
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let appDelegate else { return completionHandler(false) }
        appDelegate.application(
            .shared, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
}
