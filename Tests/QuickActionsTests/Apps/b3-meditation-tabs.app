# A meditation app in SwiftUI with an enum of its tabs, one raw value of which differs from the type.
# because the property list says sleepStories and the enum says sleepstories
scenes: yes
meditate.breathe: cold warm
meditate.sleepStories: none
meditate.progress: cold warm
--- Info.plist
@plist meditate.breathe="Breathe" meditate.sleepStories="Sleep Stories" meditate.progress="Progress"
--- StillApp.swift
import SwiftUI

@main
struct StillApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @ObservedObject private var state = AppState.shared

    var body: some Scene {
        WindowGroup {
            TabView(selection: $state.tab) {
                BreatheView()
                    .tabItem { Label("Breathe", systemImage: "wind") }
                    .tag(AppTab.breathe)
                Text("Once upon a time")
                    .tabItem { Label("Sleep", systemImage: "moon.stars") }
                    .tag(AppTab.sleepStories)
                Text("3 days in a row")
                    .tabItem { Label("Progress", systemImage: "chart.bar") }
                    .tag(AppTab.progress)
                Text("About")
                    .tabItem { Label("About", systemImage: "info.circle") }
                    .tag(AppTab.about)
            }
        }
    }
}

struct BreatheView: View {
    @State private var inhales = true

    var body: some View {
        Circle()
            .scale(inhales ? 1 : 0.5)
            .animation(.easeInOut(duration: 4).repeatForever(), value: inhales)
            .onAppear { inhales.toggle() }
    }
}
--- AppState.swift
import Foundation

enum AppTab: String {
    case breathe = "meditate.breathe"
    case sleepStories = "meditate.sleepstories"
    case progress = "meditate.progress"
    case about = "meditate.about"
}

final class AppState: ObservableObject {
    static let shared = AppState()
    @Published var tab: AppTab = .about
}
--- AppDelegate.swift
import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let sceneConfiguration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        sceneConfiguration.delegateClass = SceneDelegate.self
        return sceneConfiguration
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let shortcutItem = connectionOptions.shortcutItem {
            select(shortcutItem)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        select(shortcutItem)
        completionHandler(true)
    }

    private func select(_ item: UIApplicationShortcutItem) {
        guard let tab = AppTab(rawValue: item.type) else { return }
        AppState.shared.tab = tab
    }
}
