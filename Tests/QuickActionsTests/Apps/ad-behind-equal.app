# A travel app that compares a type again where it surely is another one, and again where it need not be.
# because inside of the first if the type is flights
scenes: no
flights: cold warm
hotels: none
cars: cold warm
--- Info.plist
@plist flights="Flights" hotels="Hotels" cars="Cars"
--- Types.swift
enum TravelType {
    static let flights = "flights"
    static let hotels = "hotels"
    static let cars = "cars"
}
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(search(shortcutItem))
    }
}

extension AppDelegate {
    private func search(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        let type = shortcutItem.type
        guard let tabs = window?.rootViewController as? UITabBarController,
            type == TravelType.flights || type == TravelType.cars
        else { return false }
        if type == TravelType.flights {
            tabs.selectedIndex = 0
            if type == TravelType.hotels { tabs.selectedIndex = 1 }
            return true
        }
        if type == TravelType.cars {
            tabs.selectedIndex = 2
        }
        return true
    }
}
