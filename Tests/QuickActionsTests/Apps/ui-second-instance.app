# A SwiftUI app whose delegates change the shared model, while its view has made another one.
# because nobody looks at QuickActionModel.shared, so nothing is shown
scenes: yes
yoga.start: none
yoga.videos: none
--- Info.plist
@plist yoga.start="Start Session 🧘" yoga.videos="Videos"
--- YogaApp.swift
import SwiftUI

@main
struct YogaApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            YogaView()
        }
    }
}

struct YogaView: View {
    @StateObject private var model = QuickActionModel()

    var body: some View {
        switch model.screen {
        case .home: Text("Yoga")
        case .session: Text("Breathe in")
        case .videos: Text("Videos")
        }
    }
}
--- QuickActionModel.swift
import UIKit

final class QuickActionModel: ObservableObject {
    enum Screen { case home, session, videos }

    static let shared = QuickActionModel()
    @Published var screen = Screen.home

    func handle(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "yoga.start": screen = .session
        case "yoga.videos": screen = .videos
        default: break
        }
    }
}
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { QuickActionModel.shared.handle(item) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        QuickActionModel.shared.handle(shortcutItem)
        completionHandler(true)
    }
}
