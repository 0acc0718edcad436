# A SwiftUI app that keeps the type of a launch in a variable and posts others.
# because the view asks for the variable when it appears
scenes: yes
go.home: cold warm
go.list: cold warm
--- Info.plist
@plist go.home="Home" go.list="List"
--- AppDelegate.swift
import UIKit

var launchShortcut: String?

extension Notification.Name {
    static let shortcut = Notification.Name("shortcut")
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        launchShortcut = options.shortcutItem?.type
        let config = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        config.delegateClass = SceneDelegate.self
        return config
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        NotificationCenter.default.post(name: .shortcut, object: shortcutItem.type)
        completionHandler(true)
    }
}
--- GoApp.swift
import SwiftUI

@main
struct GoApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

    var body: some Scene {
        WindowGroup { RootView() }
    }
}
--- RootView.swift
import SwiftUI

struct RootView: View {
    @State private var page = Page.home

    enum Page: String { case home = "go.home", list = "go.list" }

    var body: some View {
        Group {
            switch page {
            case .home: Text("Home")
            case .list: Text("List")
            }
        }
        .onAppear {
            if let type = launchShortcut {
                show(type)
                launchShortcut = nil
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: .shortcut)) { note in
            if let type = note.object as? String { show(type) }
        }
    }

    private func show(_ type: String) {
        guard let page = Page(rawValue: type) else { return }
        self.page = page
    }
}
