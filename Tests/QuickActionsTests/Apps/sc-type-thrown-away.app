# A scene delegate that asks for a type and throws it away, in three ways.
# because nothing comes of a value that is only named
scenes: yes
yak.see: none
yak.milk: none
yak.ride: cold warm
--- Info.plist
@plist scene=SceneDelegate yak.see="See" yak.milk="Milk" yak.ride="Ride"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "yak.see": _ = item.localizedTitle
        case "yak.milk":
            let type = item.type
            print(type)
        case "yak.ride":
            _ = ride()
        default: break
        }
    }

    private func ride() -> Bool {
        window?.rootViewController?.present(UIViewController(), animated: true)
        return true
    }
}
