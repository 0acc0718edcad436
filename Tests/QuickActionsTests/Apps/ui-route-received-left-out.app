# An app of SwiftUI whose view does something when it receives one of two routes.
# because nothing is done for the other
scenes: yes
tides: cold warm
moon: none
--- Info.plist
@plist tides="Tides" moon="Moon"
--- App.swift
import SwiftUI

@main
struct TidesApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
    var body: some Scene { WindowGroup { RootView() } }
}
class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { Router.shared.open(item) }
        let config = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}
class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Router.shared.open(shortcutItem)
        completionHandler(true)
    }
}
enum Route: Hashable { case home, first, second }
final class Router: ObservableObject {
    static let shared = Router()
    @Published var route: Route = .home
    @Published var path: [Route] = []
    @Published var text: [String] = []
    @Published var sheet: Route?
    func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "tides": route = .first
        case "moon": route = .second
        default: break
        }
    }
}
extension Route: Identifiable { var id: Self { self } }
struct RootView: View {
    @ObservedObject var router = Router.shared
    var body: some View {
        Text("Home").onReceive(router.$route) { route in
            if route == .first { UIPasteboard.general.string = "1" }
        }
    }
}
