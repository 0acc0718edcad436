# A SwiftUI app with a view modifier that shows one screen, and prints for the other action.
# because no more is done for list than to print it
scenes: yes
scan: cold warm
list: none
--- Info.plist
@plist scan="扫描" list="清单"
--- GroceryApp.swift
import SwiftUI

@main
struct GroceryApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            Text("Grocery").handlesQuickActions()
        }
    }
}
--- QuickActionsModifier.swift
import SwiftUI

struct QuickActionsModifier: ViewModifier {
    @ObservedObject private var inbox = ActionInbox.shared
    @State private var isScanning = false
    @State private var showsList = false

    func body(content: Content) -> some View {
        content
            .sheet(isPresented: $isScanning) { Text("Scanner") }
            .sheet(isPresented: $showsList) { Text("List") }
            .onReceive(inbox.$type) { type in
                // 冷启动时,订阅时就会收到当前值
                if type == "scan" { isScanning = true }
                if type == "list" { print("list: to do") }
            }
    }
}

extension View {
    func handlesQuickActions() -> some View {
        modifier(QuickActionsModifier())
    }
}
--- AppDelegate.swift
import UIKit

final class ActionInbox: ObservableObject {
    static let shared = ActionInbox()
    @Published var type: String?
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        ActionInbox.shared.type = options.shortcutItem?.type
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        ActionInbox.shared.type = shortcutItem.type
        completionHandler(true)
    }
}
