# A contacts app with dynamic actions alone, which its scene delegate handles both ways.
scenes: yes
com.example.contacts.new: cold warm
com.example.contacts.recent: cold warm
--- Info.plist
@plist scene=SceneDelegate
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static let newType = "com.example.contacts.new"
    static let recentType = "com.example.contacts.recent"

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            open(item)
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: Self.newType, localizedTitle: "New Contact", localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(type: .add)),
            UIApplicationShortcutItem(
                type: Self.recentType, localizedTitle: "Recent", localizedSubtitle: "Ada",
                icon: UIApplicationShortcutIcon(type: .contact)),
        ]
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        let root = window?.rootViewController
        switch item.type {
        case Self.newType:
            root?.present(ContactEditor(), animated: true)
        case Self.recentType:
            root?.performSegue(withIdentifier: "recent", sender: nil)
        default:
            break
        }
    }
}

final class ContactEditor: UIViewController {}
