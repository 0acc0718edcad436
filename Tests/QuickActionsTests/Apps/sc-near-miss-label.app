# A fitness app whose warm handler is called scene(_:performActionFor:completionHandler:), which UIKit never calls.
scenes: yes
run: cold
ride: cold
--- Info.plist
@plist scene=SceneDelegate run="Start Run" ride="Start Ride"
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
        if let item = connectionOptions.shortcutItem {
            self.scene(scene, performActionFor: item, completionHandler: { _ in })
        }
    }

    func scene(_ scene: UIScene, performActionFor shortcutItem: UIApplicationShortcutItem,
               completionHandler: @escaping (Bool) -> Void) {
        switch shortcutItem.type {
        case "run":
            Workout.start(.running)
            completionHandler(true)
        case "ride":
            Workout.start(.cycling)
            completionHandler(true)
        default:
            completionHandler(false)
        }
    }
}
--- Workout.swift
import HealthKit

enum Workout {
    private static let store = HKHealthStore()

    static func start(_ kind: HKWorkoutActivityType) {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = kind
        store.startWatchApp(with: configuration) { _, _ in }
    }
}
