# A travel app in SwiftUI whose delegates write the tab into the user defaults, which the root view has as AppStorage.
scenes: yes
trips.map: cold warm
trips.packing: cold warm
--- Trips/Info.plist
@plist trips.map="Map 🗺" trips.packing="Packing List"
--- Trips/TripsApp.swift
import SwiftUI

@main
struct TripsApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}

struct RootView: View {
    @AppStorage("selectedTab") private var selectedTab = "trips"

    var body: some View {
        TabView(selection: $selectedTab) {
            Text("Trips").tag("trips")
                .tabItem { Label("Trips", systemImage: "suitcase") }
            Text("Map").tag("map")
                .tabItem { Label("Map", systemImage: "map") }
            Text("Packing").tag("packing")
                .tabItem { Label("Packing", systemImage: "checklist") }
        }
    }
}
--- Trips/Shortcut.swift
import UIKit

enum Shortcut: String {
    case map = "trips.map"
    case packing = "trips.packing"

    var tab: String {
        switch self {
        case .map: return "map"
        case .packing: return "packing"
        }
    }

    static func save(_ item: UIApplicationShortcutItem) {
        guard let shortcut = Shortcut(rawValue: item.type) else { return }
        UserDefaults.standard.set(shortcut.tab, forKey: "selectedTab")
    }
}
--- Trips/AppDelegate.swift
import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let shortcutItem = options.shortcutItem {
            Shortcut.save(shortcutItem)
        }
        let sceneConfiguration = UISceneConfiguration(name: "Scene Configuration", sessionRole: connectingSceneSession.role)
        sceneConfiguration.delegateClass = SceneDelegate.self
        return sceneConfiguration
    }
}

class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Shortcut.save(shortcutItem)
        completionHandler(true)
    }
}
