# An app of SwiftUI whose view shows another model than the one that the delegate sets.
# because no view reads what is set
scenes: yes
tides: none
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
        if let item = options.shortcutItem { Model.shared.handle(item) }
        let config = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}
class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Model.shared.handle(shortcutItem)
        completionHandler(true)
    }
}
final class Model: ObservableObject {
    static let shared = Model()
    @Published var screen = "home"
    func handle(_ item: UIApplicationShortcutItem) { if item.type == "tides" { screen = "tides" } }
}
final class ViewModel: ObservableObject {
    @Published var screen = "home"
}
struct RootView: View {
    @StateObject var model = ViewModel()
    var body: some View { Text(model.screen) }
}
