# A SwiftUI app for iOS and macOS with its delegates inside of #if os(iOS).
scenes: yes
task: cold warm
review: none
--- Shared/Info.plist
@plist task="New Task" review="Review"
--- Shared/TasksApp.swift
import SwiftUI

@main
struct TasksApp: App {
    #if os(iOS)
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    #endif
    @StateObject private var tasks = TaskStore.shared

    var body: some Scene {
        WindowGroup {
            Text("\(tasks.count) tasks")
                .sheet(isPresented: $tasks.isAdding) { Text("New Task") }
        }
    }
}

final class TaskStore: ObservableObject {
    static let shared = TaskStore()
    @Published var count = 0
    @Published var isAdding = false
}
--- iOS/Delegates.swift
#if os(iOS)
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { QuickActions.perform(item.type) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        QuickActions.perform(shortcutItem.type)
        completionHandler(true)
    }
}

enum QuickActions {
    static func perform(_ type: String) {
        if type == "task" {
            TaskStore.shared.isAdding = true
        }
        #if os(macOS)
        if type == "review" {
            TaskStore.shared.count = 0
        }
        #endif
    }
}
#endif
