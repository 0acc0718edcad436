# A weather app whose branches call functions of its own that only log.
scenes: no
today: none
radar: none
frost: none
map: cold warm
--- Info.plist
@plist today="Today" radar="Radar" frost="Frost ❄️" map="Map"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        defer { completionHandler(true) }
        if shortcutItem.type == "today" {
            DLog("today")
        } else if shortcutItem.type == "radar" {
            showRadar()
        } else if shortcutItem.type == "frost" {
            debugPrint(shortcutItem)
            dump(shortcutItem.userInfo)
        } else if shortcutItem.type == "map" {
            DLog("map")
            showMap()
        }
    }

    private func showRadar() {
        // TODO: show the radar
        DLog("radar is not ready")
    }

    private func showMap() {
        window?.rootViewController?.present(MapViewController(), animated: true)
    }
}
--- Support/Log.swift
import Foundation

func DLog(_ message: @autoclosure () -> String, function: String = #function) {
    #if DEBUG
    NSLog("%@: %@", function, message())
    #endif
}
--- MapViewController.swift
import UIKit

final class MapViewController: UIViewController {}
