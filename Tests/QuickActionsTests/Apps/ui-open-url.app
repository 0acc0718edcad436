# A SwiftUI app whose scene delegate opens a URL made of the type, which the root view takes.
# because no type is compared: each one becomes a URL of the app
scenes: yes
today: cold warm
history: cold warm
--- Info.plist
@plist today="Today" history="History"
--- JournalApp.swift
import SwiftUI

@main
struct JournalApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @State private var page = "today"

    var body: some Scene {
        WindowGroup {
            Text(page).onOpenURL { url in
                page = url.host ?? "today"
            }
        }
    }
}
--- Delegates.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        guard let url = URL(string: "journal://\(item.type)") else { return }
        UIApplication.shared.open(url)
    }
}
