# A SwiftUI app with an observable router whose view watches the pending action from its initial value on.
scenes: yes
note: cold warm
tags: cold warm
trash: none
--- Info.plist
@plist note="New Note" tags="Tags" trash="Trash"
--- NotesApp.swift
import SwiftUI

@main
struct NotesApp: App {
    @UIApplicationDelegateAdaptor private var delegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            NotesView().environment(Router.shared)
        }
    }
}

struct NotesView: View {
    @Environment(Router.self) private var router
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            Text("Notes").navigationDestination(for: String.self) { Text($0) }
        }
        .onChange(of: router.pending, initial: true) { _, action in
            guard let action else { return }
            router.pending = nil
            switch action {
            case "note": path = ["New Note"]
            case "tags": path = ["Tags"]
            default: break
            }
        }
    }
}
--- Router.swift
import Observation

@MainActor @Observable
final class Router {
    static let shared = Router()
    var pending: String?
}
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { Router.shared.pending = item.type }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene,
                     performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        Router.shared.pending = shortcutItem.type
        return true
    }
}
