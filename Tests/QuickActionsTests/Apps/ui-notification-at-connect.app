# A SwiftUI app whose delegates post a notification that the root view receives.
# because at a launch it is posted before the root view exists, and nobody hears it
scenes: yes
radio.play: warm
radio.stations: warm
--- Info.plist
@plist radio.play="▶️ Play" radio.stations="Stations"
--- RadioApp.swift
import SwiftUI

@main
struct RadioApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

    var body: some Scene {
        WindowGroup {
            RadioView()
        }
    }
}

struct RadioView: View {
    @State private var isPlaying = false
    @State private var showsStations = false

    var body: some View {
        Image(systemName: isPlaying ? "pause" : "play")
            .sheet(isPresented: $showsStations) { Text("Stations") }
            .onReceive(NotificationCenter.default.publisher(for: .quickAction)) { notification in
                guard let type = notification.object as? String else { return }
                if type == "radio.play" {
                    isPlaying = true
                } else if type == "radio.stations" {
                    showsStations = true
                }
            }
    }
}
--- Notification+Name.swift
import Foundation

extension Notification.Name {
    static let quickAction = Notification.Name("com.example.radio.quickAction")
}
--- AppDelegate.swift
import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let shortcutItem = options.shortcutItem {
            NotificationCenter.default.post(name: .quickAction, object: shortcutItem.type)
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        NotificationCenter.default.post(name: .quickAction, object: shortcutItem.type)
        completionHandler(true)
    }
}
