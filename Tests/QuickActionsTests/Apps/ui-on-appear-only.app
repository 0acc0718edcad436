# A SwiftUI app that looks at the pending action when its root view appears, and never again.
# because the root view has appeared long ago in a running app, and nobody observes the plain property
scenes: yes
pill.take: cold
pill.list: cold
--- Info.plist
@plist pill.take="Take Pill 💊" pill.list="All Pills"
--- PillApp.swift
import SwiftUI

@main
struct PillApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}

struct ContentView: View {
    @AppStorage("taken") private var taken = 0
    @State private var showsList = false

    var body: some View {
        Text("\(taken) pills taken")
            .sheet(isPresented: $showsList) { Text("All Pills") }
            .onAppear {
                switch QuickActionStore.pending {
                case "pill.take":
                    taken += 1
                case "pill.list":
                    showsList = true
                default:
                    break
                }
                QuickActionStore.pending = nil
            }
    }
}
--- QuickActionStore.swift
enum QuickActionStore {
    static var pending: String?
}
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        QuickActionStore.pending = options.shortcutItem?.type
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        QuickActionStore.pending = shortcutItem.type
        completionHandler(true)
    }
}
