# A weather app in SwiftUI with an @Observable model that its delegates change.
# because the model of the delegates is the model of the views
scenes: yes
weather.radar: cold warm
weather.hourly: cold warm
weather.addCity: cold warm
--- Info.plist
@plist weather.radar="Radar" weather.hourly="Next Hours" weather.addCity="Add City"
--- SkylineApp.swift
import SwiftUI

@main
struct SkylineApp: App {
    @UIApplicationDelegateAdaptor(SkylineAppDelegate.self) var delegate

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(NavigationModel.shared)
        }
    }
}
--- NavigationModel.swift
import Observation

@Observable
final class NavigationModel {
    static let shared = NavigationModel()

    enum Section: Hashable {
        case today, hourly, radar
    }

    var section: Section = .today
    var showsCitySearch = false

    @discardableResult
    func apply(shortcut type: String) -> Bool {
        switch type {
        case "weather.radar":
            section = .radar
        case "weather.hourly":
            section = .hourly
        case "weather.addCity":
            section = .today
            showsCitySearch = true
        default:
            return false
        }
        return true
    }
}
--- Delegates.swift
import UIKit

class SkylineAppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let config = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        config.delegateClass = SkylineSceneDelegate.self
        return config
    }
}

class SkylineSceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let item = connectionOptions.shortcutItem else { return }
        NavigationModel.shared.apply(shortcut: item.type)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        NavigationModel.shared.apply(shortcut: shortcutItem.type)
    }
}
--- ContentView.swift
import SwiftUI

struct ContentView: View {
    @Environment(NavigationModel.self) private var navigation

    var body: some View {
        @Bindable var navigation = navigation
        TabView(selection: $navigation.section) {
            Text("18°")
                .tabItem { Label("Today", systemImage: "sun.max") }
                .tag(NavigationModel.Section.today)
            Text("Hourly")
                .tabItem { Label("Hourly", systemImage: "clock") }
                .tag(NavigationModel.Section.hourly)
            Text("Radar")
                .tabItem { Label("Radar", systemImage: "map") }
                .tag(NavigationModel.Section.radar)
        }
        .sheet(isPresented: $navigation.showsCitySearch) {
            Text("Search for a city")
        }
    }
}
