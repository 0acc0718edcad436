# A view that watches the type in the user defaults by @AppStorage.
scenes: yes
lime.cut: cold warm
--- Info.plist
@plist lime.cut="Cut"
--- LimeApp.swift
import SwiftUI

@main
struct LimeApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { HomeView() }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { Router.shared.route(item.type) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        Router.shared.route(shortcutItem.type)
        completionHandler(true)
    }
}

--- Router.swift
import SwiftUI

final class Router: ObservableObject {
    static let shared = Router()
    @Published var tab = 0

    func route(_ type: String) {
        if type == "lime.cut" { tab = 1 }
    }
}

struct HomeView: View {
    @ObservedObject private var router = Router.shared

    var body: some View {
        TabView(selection: $router.tab) {
            Text("Limes").tag(0)
            Text("Cut").tag(1)
        }
    }
--- Router.swift
import SwiftUI

final class Router {
    static let shared = Router()

    func route(_ type: String) {
        UserDefaults.standard.set(type, forKey: "action")
    }
}

struct HomeView: View {
    @AppStorage("action") private var action = ""
    @State private var isCutting = false

    var body: some View {
        Text("Limes")
            .sheet(isPresented: $isCutting) { Text("Cut") }
            .onChange(of: action, initial: true) { _, action in
                if action == "lime.cut" { isCutting = true }
            }
    }
}
