# An app of SwiftUI whose router keeps the screen in a variable that is not published.
# because the first body reads it, and later nothing tells the view
scenes: yes
tides: cold
--- Info.plist
@plist tides="Tides"
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
final class Router: ObservableObject {
    static let shared = Router()
    var screen = "home"
    func open(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { screen = "tides" }
    }
}
struct RootView: View {
    @ObservedObject var router = Router.shared
    var body: some View { Text(router.screen) }
}
