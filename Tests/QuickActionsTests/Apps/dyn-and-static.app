# A map app with two static and two dynamic actions, all of which but one are handled.
scenes: yes
com.example.map.search: cold warm
com.example.map.locate: cold warm
com.example.map.home: cold warm
com.example.map.work: none
--- Info.plist
@plist scene=SceneDelegate com.example.map.search="Search" com.example.map.locate="My Location"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let map = MapScreen()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = map
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { map.perform(item) }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        let home = UIApplicationShortcutItem(type: "com.example.map.home", localizedTitle: "Home")
        let work = UIApplicationShortcutItem(type: "com.example.map.work", localizedTitle: "Work")
        UIApplication.shared.shortcutItems = [home, work]
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(map.perform(shortcutItem))
    }
}
--- MapScreen.swift
import MapKit
import UIKit

final class MapScreen: UIViewController {
    private let map = MKMapView()

    @discardableResult
    func perform(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "com.example.map.search":
            present(UISearchController(), animated: true)
        case "com.example.map.locate", "com.example.map.home":
            map.setUserTrackingMode(.follow, animated: true)
        default:
            return false
        }
        return true
    }
}
