# An app of SwiftUI that posts the action of a launch half a second later.
# because the view listens by then
scenes: yes
tides: cold warm
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
        if let item = options.shortcutItem { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { NotificationCenter.default.post(name: .q, object: item.type) } }
        let config = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}
class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        NotificationCenter.default.post(name: .q, object: shortcutItem.type)
        completionHandler(true)
    }
}
extension Notification.Name { static let q = Notification.Name("q") }
struct RootView: View {
    @State private var screen = "home"
    var body: some View {
        Text(screen).onReceive(NotificationCenter.default.publisher(for: .q)) { note in
            guard let type = note.object as? String else { return }
            if type == "tides" { screen = "tides" }
        }
    }
}
