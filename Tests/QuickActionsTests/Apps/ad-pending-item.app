# A bike-sharing app that keeps the item of a launch, returns false and takes it out when it becomes active.
scenes: no
unlock: cold warm
stations: cold warm
--- Info.plist
@plist unlock="Unlock 🚲" stations="Stations"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var launchItem: UIApplicationShortcutItem?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        launchItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return launchItem == nil
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard let item = launchItem else { return }
        launchItem = nil
        _ = handle(item)
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let map = window?.rootViewController as? MapViewController else { return false }
        switch item.type {
        case "unlock":
            map.unlockNearestBike()
            return true
        case "stations":
            map.showStations()
            return true
        default:
            return false
        }
    }
}
--- MapViewController.swift
import MapKit
import UIKit

final class MapViewController: UIViewController {
    @IBOutlet private var map: MKMapView!

    func unlockNearestBike() {
        performSegue(withIdentifier: "unlock", sender: self)
    }

    func showStations() {
        map.showAnnotations(map.annotations, animated: true)
    }
}
