# A banking app with a branch that does something in builds for debugging only, and one beside a log of those.
# because whether DEBUG holds depends on the build, and a log changes nothing
scenes: yes
logs: unknown
transfer: cold warm
--- Info.plist
@plist scene=SceneDelegate logs="Logs" transfer="Transfer"
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
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        let root = window?.rootViewController
        #if DEBUG
        print("quick action", item.type)
        #endif
        switch item.type {
        case "logs":
            #if DEBUG
            root?.present(UITableViewController(), animated: true)
            #endif
            break
        case "transfer":
            root?.dismiss(animated: true)
        default:
            break
        }
    }
}
