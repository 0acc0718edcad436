# A travel app whose manifest names another scene delegate class than the code declares.
# because UIKit cannot load the class of the manifest, so the delegate in the code is never made
scenes: yes
trip: none
map: none
--- Info.plist
@plist scene=SceneDelegate trip="New Trip" map="Map"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- MainSceneDelegate.swift
import UIKit

final class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
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
        if item.type == "trip" { root?.performSegue(withIdentifier: "trip", sender: nil) }
        if item.type == "map" { root?.performSegue(withIdentifier: "map", sender: nil) }
    }
}
