# A SwiftUI app whose scene delegate casts UIApplication's delegate to its own class.
# because in a SwiftUI app UIApplication.shared.delegate is SwiftUI's own object, so the cast answers nil
scenes: yes
hive.inspect: none
hive.harvest: none
--- Info.plist
@plist hive.inspect="Inspect Hive 🐝" hive.harvest="Harvest"
--- HiveApp.swift
import SwiftUI

@main
struct HiveApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            HiveView()
        }
    }
}

struct HiveView: View {
    @Environment(AppDelegate.self) private var appDelegate

    var body: some View {
        @Bindable var appDelegate = appDelegate
        Text("Hives")
            .sheet(item: $appDelegate.sheet) { sheet in
                Text(sheet.rawValue)
            }
    }
}
--- AppDelegate.swift
import Observation
import UIKit

enum HiveSheet: String, Identifiable {
    case inspect = "hive.inspect"
    case harvest = "hive.harvest"
    var id: Self { self }
}

@Observable
final class AppDelegate: NSObject, UIApplicationDelegate {
    var sheet: HiveSheet?

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = HiveSceneDelegate.self
        return configuration
    }
}

final class HiveSceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let item = options.shortcutItem { show(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        show(shortcutItem)
        return true
    }

    private func show(_ item: UIApplicationShortcutItem) {
        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
        appDelegate.sheet = HiveSheet(rawValue: item.type)
    }
}
