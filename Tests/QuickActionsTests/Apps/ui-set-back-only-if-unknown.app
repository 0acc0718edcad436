# A view that sets its selection back as it appears only where that is nothing it shows.
scenes: yes
lemon.cut: cold warm
--- Info.plist
@plist lemon.cut="Cut"
--- LemonApp.swift
import SwiftUI

@main
struct LemonApp: App {
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
        if type == "lemon.cut" { tab = 1 }
    }
}

struct HomeView: View {
    @ObservedObject private var router = Router.shared

    var body: some View {
        TabView(selection: $router.tab) {
            Text("Limes").tag(0)
            Text("Cut").tag(1)
        }
        .onAppear { if router.tab == 9 { router.tab = 0 } }
    }
}
