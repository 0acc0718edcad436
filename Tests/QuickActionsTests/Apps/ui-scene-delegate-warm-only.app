# A SwiftUI app with a scene delegate that has only the warm method.
scenes: yes
focus: warm
break: warm
--- Info.plist
@plist focus="Focus" break="Break"
--- FocusApp.swift
import SwiftUI

@main
struct FocusApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    @StateObject private var timer = FocusTimer.shared

    var body: some Scene {
        WindowGroup {
            Text(timer.isBreak ? "Break" : "Focus")
        }
    }
}

@MainActor
final class FocusTimer: ObservableObject {
    static let shared = FocusTimer()
    @Published private(set) var isBreak = false

    func start(isBreak: Bool) {
        self.isBreak = isBreak
    }
}
--- Delegates.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        if connectingSceneSession.role == .windowApplication {
            configuration.delegateClass = FocusSceneDelegate.self
        }
        return configuration
    }
}

final class FocusSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        switch shortcutItem.type {
        case "focus": FocusTimer.shared.start(isBreak: false)
        case "break": FocusTimer.shared.start(isBreak: true)
        default: completionHandler(false); return
        }
        completionHandler(true)
    }
}
