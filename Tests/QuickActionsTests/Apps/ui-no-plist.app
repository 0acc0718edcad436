# A SwiftUI app without an Info.plist file that makes a dynamic action and handles it both ways.
scenes: yes
com.example.jar.add: cold warm
--- JarApp.swift
import SwiftUI

@main
struct JarApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @ObservedObject private var jar = Jar.shared

    var body: some Scene {
        WindowGroup {
            Text("\(jar.coins) coins")
        }
    }
}

final class Jar: ObservableObject {
    static let addType = "com.example.jar.add"
    static let shared = Jar()
    @Published var coins = 0
}
--- Delegates.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        application.shortcutItems = [
            UIApplicationShortcutItem(type: Jar.addType, localizedTitle: "Add Coin 🪙")
        ]
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem, item.type == Jar.addType {
            Jar.shared.coins += 1
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = JarSceneDelegate.self
        return configuration
    }
}

final class JarSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard shortcutItem.type == Jar.addType else {
            completionHandler(false)
            return
        }
        Jar.shared.coins += 1
        completionHandler(true)
    }
}
