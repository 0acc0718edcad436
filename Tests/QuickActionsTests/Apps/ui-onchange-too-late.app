# A SwiftUI app whose view watches the pending action with onChange, without its initial value.
# because at a cold launch the action is set before the view exists, and onChange tells of later changes only
scenes: yes
log: warm
weight: warm
--- Info.plist
@plist log="Log Meal" weight="Weight"
--- MealsApp.swift
import SwiftUI

@main
struct MealsApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            MealsView().environmentObject(ActionStore.shared)
        }
    }
}

struct MealsView: View {
    @EnvironmentObject private var store: ActionStore
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Text("Meals").tag(0)
            Text("Weight").tag(1)
        }
        .onChange(of: store.pending) { type in
            if type == "log" {
                tab = 0
            } else if type == "weight" {
                tab = 1
            }
        }
    }
}
--- AppDelegate.swift
import UIKit

final class ActionStore: ObservableObject {
    static let shared = ActionStore()
    @Published var pending: String?
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        ActionStore.shared.pending = options.shortcutItem?.type
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        ActionStore.shared.pending = shortcutItem.type
        completionHandler(true)
    }
}
