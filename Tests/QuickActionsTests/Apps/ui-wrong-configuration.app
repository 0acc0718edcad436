# A SwiftUI app that sets the scene delegate class on another configuration than it returns.
# because the returned configuration names no class, so only the cold item is seen
scenes: yes
choir.rehearse: cold
choir.songs: cold
--- Info.plist
@plist choir.rehearse="Rehearse" choir.songs="Songs"
--- ChoirApp.swift
import SwiftUI

@main
struct ChoirApp: App {
    @UIApplicationDelegateAdaptor(ChoirDelegate.self) private var delegate
    @StateObject private var model = ChoirModel.shared

    var body: some Scene {
        WindowGroup {
            TabView(selection: $model.tab) {
                Text("Rehearse").tag("rehearse")
                Text("Songs").tag("songs")
            }
        }
    }
}
--- ChoirModel.swift
import UIKit

@MainActor
final class ChoirModel: ObservableObject {
    static let shared = ChoirModel()
    @Published var tab = "songs"

    func take(_ item: UIApplicationShortcutItem?) {
        guard let item else { return }
        switch item.type {
        case "choir.rehearse": tab = "rehearse"
        case "choir.songs": tab = "songs"
        default: break
        }
    }
}
--- ChoirDelegate.swift
import UIKit

final class ChoirDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        ChoirModel.shared.take(options.shortcutItem)
        session.configuration.delegateClass = ChoirSceneDelegate.self
        return UISceneConfiguration(name: "Default", sessionRole: session.role)
    }
}

final class ChoirSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        ChoirModel.shared.take(shortcutItem)
        return true
    }
}
