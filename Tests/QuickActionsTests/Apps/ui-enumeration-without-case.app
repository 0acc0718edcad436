# An app of SwiftUI that keeps the case of a type until it is active.
# because the enumeration has no case for one type
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
    @Environment(\.scenePhase) var phase
    @ObservedObject var model = Model.shared
    var body: some Scene {
        WindowGroup { Text("Root").sheet(isPresented: $model.show) { Text("A") } }
            .onChange(of: phase) { if $0 == .active { model.performPending() } }
    }
}
enum Shortcut: String { case tides }
final class Model: ObservableObject {
    static let shared = Model()
    var pending: Shortcut?
    @Published var show = false
    func performPending() {
        guard let pending = pending else { return }
        self.pending = nil
        switch pending {
        case .tides: show = true
        }
    }
}
class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { Model.shared.pending = Shortcut(rawValue: item.type) }
        let config = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}
class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Model.shared.pending = Shortcut(rawValue: shortcutItem.type)
        completionHandler(true)
    }
}
