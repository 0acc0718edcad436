# A SwiftUI app whose app delegate is an observable object that the scene delegate gets from a static weak property.
# because the root view watches the delegate itself, both by its first value and by later ones
scenes: yes
garden.water: cold warm
garden.shop: cold warm
--- Info.plist
@plist garden.water="Water" garden.shop="Shop"
--- GardenApp.swift
import SwiftUI

@main
struct GardenApp: App {
    @UIApplicationDelegateAdaptor private var delegate: GardenDelegate

    var body: some Scene {
        WindowGroup {
            GardenView()
        }
    }
}

struct GardenView: View {
    @EnvironmentObject private var delegate: GardenDelegate

    var body: some View {
        switch delegate.route {
        case .none: Text("Garden")
        case .water: Text("Watering")
        case .shop: Text("Shop")
        }
    }
}
--- GardenDelegate.swift
import UIKit

final class GardenDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    enum Route {
        case none, water, shop

        init(type: String) {
            self = ["garden.water": Route.water, "garden.shop": .shop][type] ?? .none
        }
    }

    fileprivate static weak var shared: GardenDelegate?
    @Published var route = Route.none

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        Self.shared = self
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let shortcut = options.shortcutItem {
            route = Route(type: shortcut.type)
        }
        let configuration = UISceneConfiguration(name: session.configuration.name, sessionRole: session.role)
        configuration.delegateClass = GardenSceneDelegate.self
        return configuration
    }
}

private final class GardenSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        GardenDelegate.shared?.route = GardenDelegate.Route(type: shortcutItem.type)
        completionHandler(true)
    }
}
