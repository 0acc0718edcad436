# An app whose scene delegate forwards both ways to a method of the app delegate.
# because the app delegate's own performActionFor is called by hand, so that UIKit does not call it does not matter
scenes: yes
upload: cold warm
albums: cold warm
--- Info.plist
@plist scene=SceneDelegate upload="Upload" albums="Albums"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var tabs: UITabBarController?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "upload" {
            tabs?.present(UIImagePickerController(), animated: true)
        } else if shortcutItem.type == "albums" {
            tabs?.selectedIndex = 1
        }
        completionHandler(tabs != nil)
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var appDelegate: AppDelegate? {
        UIApplication.shared.delegate as? AppDelegate
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        appDelegate?.tabs = tabs
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            appDelegate?.application(UIApplication.shared, performActionFor: item) { _ in }
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        appDelegate?.application(
            UIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
}
