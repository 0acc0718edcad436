# A SwiftUI app whose router has a tab that no view reads, since the tab view has a state of its own.
# because nothing but the router's property changes
scenes: yes
surf.spots: none
surf.alerts: none
--- Info.plist
@plist surf.spots="Spots 🌊" surf.alerts="Alerts"
--- SurfApp.swift
import SwiftUI

@main
struct SurfApp: App {
    @UIApplicationDelegateAdaptor(SurfDelegate.self) private var delegate
    @State private var router = SurfRouter.shared

    var body: some Scene {
        WindowGroup {
            SurfTabs()
                .environment(router)
        }
    }
}

struct SurfTabs: View {
    enum Tab { case forecast, spots, alerts }
    @State private var tab = Tab.forecast

    var body: some View {
        TabView(selection: $tab) {
            Text("Forecast").tag(Tab.forecast)
            Text("Spots").tag(Tab.spots)
            Text("Alerts").tag(Tab.alerts)
        }
    }
}
--- SurfRouter.swift
import Observation

@MainActor
@Observable
final class SurfRouter {
    static let shared = SurfRouter()
    var tab = SurfTabs.Tab.forecast

    func open(_ type: String) {
        switch type {
        case "surf.spots": tab = .spots
        case "surf.alerts": tab = .alerts
        default: break
        }
    }
}
--- SurfDelegate.swift
import UIKit

final class SurfDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let item = options.shortcutItem { SurfRouter.shared.open(item.type) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SurfSceneDelegate.self
        return configuration
    }
}

final class SurfSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        SurfRouter.shared.open(shortcutItem.type)
        completionHandler(true)
    }
}
