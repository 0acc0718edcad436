# A SwiftUI app whose view gives a modifier a closure that prints the action and leaves the rest to do.
# because nothing is shown for any action
scenes: yes
scan: none
list: none
--- Info.plist
@plist scan="Scan" list="List"
--- GroceryApp.swift
import SwiftUI

@main
struct GroceryApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @State private var isScanning = false
    @State private var showsList = false

    var body: some Scene {
        WindowGroup {
            Text("Grocery")
                .sheet(isPresented: $isScanning) { Text("Scanner") }
                .sheet(isPresented: $showsList) { Text("List") }
                .onGroceryAction { action in
                    // TODO: show the screen
                    print("picked", action)
                }
        }
    }
}
--- Actions.swift
import SwiftUI
import UIKit

enum GroceryAction: String {
    case scan, list

    init?(_ item: UIApplicationShortcutItem) { self.init(rawValue: item.type) }
}

@MainActor final class ActionInbox: ObservableObject {
    static let shared = ActionInbox()
    @Published var action: GroceryAction?
}

extension View {
    func onGroceryAction(perform: @escaping (GroceryAction) -> Void) -> some View {
        onReceive(ActionInbox.shared.$action) { action in
            guard let action else { return }
            perform(action)
        }
    }
}
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        ActionInbox.shared.action = options.shortcutItem.flatMap { GroceryAction($0) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        ActionInbox.shared.action = GroceryAction(shortcutItem)
        completionHandler(true)
    }
}
