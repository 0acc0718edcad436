# A wine app in SwiftUI whose router changes the path of the navigation stack, and leaves one case out.
# because the route of share is nil, and the cellar is shown in a launch and in the running app
scenes: yes
com.example.wine.scan: cold warm
com.example.wine.cellar: cold warm
com.example.wine.share: none
--- Info.plist
@plist com.example.wine.scan="Scan Label 🍷" com.example.wine.cellar="Cellar" com.example.wine.share="Share List"
--- WineApp.swift
import SwiftUI

@main
struct WineApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @State private var router = AppRouter.shared

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $router.path) {
                Text("Wines")
                    .navigationDestination(for: AppRoute.self) { route in
                        Text(String(describing: route))
                    }
            }
        }
    }
}
--- AppRouter.swift
import Observation

enum AppRoute: Hashable {
    case scanner
    case cellar
}

enum WineShortcut: String {
    case scan = "com.example.wine.scan"
    case cellar = "com.example.wine.cellar"
    case share = "com.example.wine.share"

    var route: AppRoute? {
        switch self {
        case .scan: .scanner
        case .cellar: .cellar
        case .share: nil
        }
    }
}

@MainActor
@Observable
final class AppRouter {
    static let shared = AppRouter()
    var path: [AppRoute] = []

    func open(_ type: String) {
        guard let route = WineShortcut(rawValue: type)?.route else { return }
        path = [route]
    }
}
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = WineSceneDelegate.self
        return configuration
    }
}

final class WineSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let item = connectionOptions.shortcutItem else { return }
        AppRouter.shared.open(item.type)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        AppRouter.shared.open(shortcutItem.type)
        return true
    }
}
