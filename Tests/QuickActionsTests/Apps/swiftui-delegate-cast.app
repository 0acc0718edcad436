# An app of SwiftUI whose scene delegate casts the delegate of the application.
# because SwiftUI has a delegate of its own, to which the cast gives nil
scenes: yes
tides: cold
--- Info.plist
@plist tides="Tides"
--- TidesApp.swift
import SwiftUI

@main
struct TidesApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    var body: some Scene {
        WindowGroup { TidesView().environmentObject(appDelegate.router) }
    }
}

final class TidesRouter: ObservableObject {
    @Published var tab = 0
    func route(_ type: String) {
        if type == "tides" { tab = 1 }
    }
}

struct TidesView: View {
    @EnvironmentObject private var router: TidesRouter
    var body: some View {
        TabView(selection: $router.tab) {
            Text("Home").tag(0)
            Text("Tides").tag(1)
        }
    }
}
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    let router = TidesRouter()

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { router.route(item.type) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        (UIApplication.shared.delegate as? AppDelegate)?.router.route(shortcutItem.type)
        completionHandler(true)
    }
}
