# A SwiftUI app that reads the cold item in configurationForConnecting and names no scene delegate.
scenes: yes
breathe: cold
sleep: cold
--- Info.plist
@plist breathe="Breathe" sleep="Sleep"
--- CalmApp.swift
import SwiftUI

@main
struct CalmApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @StateObject private var session = CalmSession.shared

    var body: some Scene {
        WindowGroup {
            switch session.screen {
            case .home: Text("Calm")
            case .breathe: Text("Breathe")
            case .sleep: Text("Sleep")
            }
        }
    }
}

final class CalmSession: ObservableObject {
    enum Screen {
        case home, breathe, sleep
    }

    static let shared = CalmSession()
    @Published var screen = Screen.home
}
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let type = options.shortcutItem?.type {
            if type == "breathe" {
                CalmSession.shared.screen = .breathe
            } else if type == "sleep" {
                CalmSession.shared.screen = .sleep
            }
        }
        return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
}
