# A SwiftUI app that sets dynamic actions when it goes to the background and handles one of the two.
scenes: yes
com.example.poems.last: cold warm
com.example.poems.random: none
--- Info.plist
@plist
--- PoemsApp.swift
import SwiftUI

@main
struct PoemsApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    @ObservedObject private var reader = Reader.shared

    var body: some Scene {
        WindowGroup {
            Text(reader.poem)
        }
        .onChange(of: phase) { newPhase in
            guard newPhase == .background else { return }
            UIApplication.shared.shortcutItems = [
                UIApplicationShortcutItem(type: "com.example.poems.last", localizedTitle: "Last Poem"),
                UIApplicationShortcutItem(type: "com.example.poems.random", localizedTitle: "Any Poem"),
            ]
        }
    }
}

final class Reader: ObservableObject {
    static let shared = Reader()
    @Published var poem = "Poems"

    func openLast() {
        poem = UserDefaults.standard.string(forKey: "last") ?? "Poems"
    }
}
--- Delegates.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        SceneDelegate.open(options.shortcutItem)
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    static func open(_ item: UIApplicationShortcutItem?) {
        guard item?.type == "com.example.poems.last" else { return }
        Reader.shared.openLast()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        Self.open(shortcutItem)
        completionHandler(true)
    }
}
