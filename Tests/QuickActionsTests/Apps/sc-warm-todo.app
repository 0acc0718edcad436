# An app that handles its actions at launch, and whose handler has not been filled in.
# because each branch of performActionFor holds no more than a comment
scenes: yes
scan: cold
inbox: cold
--- Info.plist
@plist scene=SceneDelegate scan="Scan" inbox="Inbox"
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
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        switch connectionOptions.shortcutItem?.type {
        case "scan":
            tabs.present(UIImagePickerController(), animated: false)
        case "inbox":
            tabs.selectedIndex = 1
        default:
            break
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        switch shortcutItem.type {
        case "scan":
            // TODO: handle scan
            break
        case "inbox":
            // TODO: handle inbox
            break
        default:
            break
        }
        completionHandler(true)
    }
}
