# A SwiftUI app that takes the cold item and names its scene delegate only in builds for debugging.
# because whether DEBUG holds depends on the build, and nobody asks for the guide in any
scenes: yes
moth.trap: unknown
moth.guide: none
--- Info.plist
@plist moth.trap="Set Trap" moth.guide="Field Guide"
--- MothApp.swift
import SwiftUI

@main
struct MothApp: App {
    @UIApplicationDelegateAdaptor(MothDelegate.self) private var delegate
    @ObservedObject private var model = MothModel.shared

    var body: some Scene {
        WindowGroup {
            Text("Moths").sheet(isPresented: $model.showsTrap) { Text("Trap") }
        }
    }
}
--- MothDelegate.swift
import UIKit

final class MothModel: ObservableObject {
    static let shared = MothModel()
    @Published var showsTrap = false
}

final class MothDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        #if DEBUG
        if options.shortcutItem?.type == "moth.trap" { MothModel.shared.showsTrap = true }
        configuration.delegateClass = MothSceneDelegate.self
        #endif
        return configuration
    }
}

final class MothSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        guard shortcutItem.type == "moth.trap" else { return false }
        MothModel.shared.showsTrap = true
        return true
    }
}
