# A SwiftUI app whose delegate hands the cold item over with a flag that makes the router do nothing.
scenes: yes
timer: warm
stopwatch: warm
--- Info.plist
@plist timer="Timer ⏲" stopwatch="Stopwatch"
--- ClockApp.swift
import SwiftUI

@main
struct ClockApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @ObservedObject private var router = ClockRouter.shared

    var body: some Scene {
        WindowGroup {
            TabView(selection: $router.tab) {
                Text("Timer").tag(ClockRouter.Tab.timer)
                Text("Stopwatch").tag(ClockRouter.Tab.stopwatch)
            }
        }
    }
}
--- ClockRouter.swift
import UIKit

final class ClockRouter: ObservableObject {
    enum Tab: String {
        case timer, stopwatch
    }

    static let shared = ClockRouter()
    @Published var tab = Tab.timer

    func route(_ item: UIApplicationShortcutItem, isLaunching: Bool = false) {
        if isLaunching {
            return
        }
        if let tab = Tab(rawValue: item.type) {
            self.tab = tab
        }
    }
}
--- Delegates.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            ClockRouter.shared.route(item, isLaunching: true)
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        ClockRouter.shared.route(shortcutItem)
        completionHandler(true)
    }
}
