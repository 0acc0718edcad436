# An app of SwiftUI whose scene delegate has a manager of its own.
# because the view shows another object
scenes: yes
tides: none
--- Info.plist
@plist tides="Tides"
--- App.swift
import SwiftUI

@main
struct TidesApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
    @StateObject private var manager = Manager()
    var body: some Scene {
        WindowGroup { RootView().environmentObject(manager) }
    }
}
class Manager: ObservableObject {
    @Published var show = false
    func handle(_ item: UIApplicationShortcutItem) {
        if item.type == "tides" { show = true }
    }
}
class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let config = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}
class SceneDelegate: NSObject, UIWindowSceneDelegate {
    let manager = Manager()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { manager.handle(item) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        manager.handle(shortcutItem)
        completionHandler(true)
    }
}
struct RootView: View {
    @EnvironmentObject var manager: Manager
    var body: some View { Text("Root").sheet(isPresented: $manager.show) { Text("A") } }
}
