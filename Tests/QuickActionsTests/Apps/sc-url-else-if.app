# A tram app that looks for a URL, an activity and then the item in one chain, and keeps what it finds as a closure.
# because a launch by a quick action brings nothing but the item, and the closure is run when the scene is active
scenes: yes
tram.here: cold warm
tram.saved: cold warm
tram.map: none
--- Info.plist
@plist scene=SceneDelegate tram.here="Departures" tram.saved="Saved" tram.map="Network Map"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var whenActive: (() -> Void)?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let url = connectionOptions.urlContexts.first?.url {
            whenActive = { [weak self] in self?.show(stop: url.lastPathComponent) }
        } else if let activity = connectionOptions.userActivities.first {
            whenActive = { [weak self] in self?.show(stop: activity.title ?? "") }
        } else if let item = connectionOptions.shortcutItem {
            whenActive = { [weak self] in self?.perform(item) }
        }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        whenActive?()
        whenActive = nil
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        whenActive = { [weak self] in self?.perform(shortcutItem) }
        completionHandler(true)
    }

    private func perform(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "tram.here": show(stop: "here")
        case "tram.saved": window?.rootViewController?.present(UITableViewController(), animated: true)
        default: break
        }
    }

    private func show(stop: String) {
        window?.rootViewController?.performSegue(withIdentifier: "stop", sender: stop)
    }
}
