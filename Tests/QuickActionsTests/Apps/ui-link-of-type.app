# A SwiftUI app whose scene delegate makes a link of the type, which the root view follows.
# because no type is compared: each one becomes the page that is shown, and $url gives its value to who subscribes later
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
            Text(page).onReceive(Links.shared.$url) { url in
                guard let url else { return }
                page = url.lastPathComponent
            }
        }
    }
}

final class Links: ObservableObject {
    static let shared = Links()
    @Published var url: URL?
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
        guard let url = URL(string: "journal://open/\(item.type)") else { return }
        Links.shared.url = url
    }
}
