# A SwiftUI app whose app delegate keeps itself in a static property, and whose view has the observable router of it.
# because the router is one and the same object, and its sheet is shown whenever the view appears or the router changes
scenes: yes
com.example.brew.start: cold warm
com.example.brew.log: cold warm
com.example.brew.share: none
--- Info.plist
@plist com.example.brew.start="Start Brew" com.example.brew.log="Log" com.example.brew.share="Share"
--- BrewApp.swift
import SwiftUI

@main
struct BrewApp: App {
    @UIApplicationDelegateAdaptor(BrewAppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            BrewView().environment(delegate.router)
        }
    }
}

struct BrewView: View {
    @Environment(BrewRouter.self) private var router

    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.path) {
            List { Text("Brews") }
                .navigationDestination(for: BrewRoute.self) { route in
                    switch route {
                    case .timer: Text("Timer")
                    case .log: Text("Log")
                    }
                }
        }
    }
}
--- BrewRouter.swift
import Observation

enum BrewRoute: Hashable {
    case timer, log
}

@MainActor
@Observable
final class BrewRouter {
    var path: [BrewRoute] = []

    func follow(_ type: String) -> Bool {
        switch type {
        case "com.example.brew.start": path = [.timer]
        case "com.example.brew.log": path.append(.log)
        default: return false
        }
        return true
    }
}
--- BrewAppDelegate.swift
import UIKit

final class BrewAppDelegate: NSObject, UIApplicationDelegate {
    private(set) static var current: BrewAppDelegate?
    let router = BrewRouter()

    override init() {
        super.init()
        Self.current = self
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let type = options.shortcutItem?.type { _ = router.follow(type) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        if session.role == .windowApplication {
            configuration.delegateClass = BrewSceneDelegate.self
        }
        return configuration
    }
}

final class BrewSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        BrewAppDelegate.current?.router.follow(shortcutItem.type) ?? false
    }
}
