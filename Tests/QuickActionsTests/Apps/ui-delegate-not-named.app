# A SwiftUI app with a scene delegate class that no configuration names.
# because SwiftUI makes its own scene delegate unless configurationForConnecting names another class
scenes: yes
walk: none
map: none
--- Info.plist
@plist walk="Start Walk" map="Map"
--- WalksApp.swift
import SwiftUI

@main
struct WalksApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @StateObject private var walks = Walks.shared

    var body: some Scene {
        WindowGroup {
            Text(walks.isWalking ? "Walking" : "Walks")
                .sheet(isPresented: $walks.showsMap) { Text("Map") }
        }
    }
}

final class Walks: ObservableObject {
    static let shared = Walks()
    @Published var isWalking = false
    @Published var showsMap = false
}
--- Delegates.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        UserDefaults.standard.register(defaults: ["unit": "km"])
        return true
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { perform(item.type) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        perform(shortcutItem.type)
        completionHandler(true)
    }

    private func perform(_ type: String) {
        if type == "walk" { Walks.shared.isWalking = true }
        if type == "map" { Walks.shared.showsMap = true }
    }
}
