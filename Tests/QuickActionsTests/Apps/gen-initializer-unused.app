# A language app beside whose enumeration an initializer was generated that nothing calls.
scenes: yes
course.lesson: cold warm
course.review: cold warm
course.words: cold warm
--- Course/Info.plist
@plist course.lesson="Next Lesson" course.review="Review" course.words="My Words"
--- Course/CourseApp.swift
import SwiftUI

@main
struct CourseApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}
--- Course/ShortcutStream.swift
enum Shortcut: String, Hashable, Sendable {
    case lesson = "course.lesson"
    case review = "course.review"
    case words = "course.words"
}

struct ShortcutStream: Sendable {
    static let shared = ShortcutStream()

    let values: AsyncStream<Shortcut>
    private let continuation: AsyncStream<Shortcut>.Continuation

    private init() {
        (values, continuation) = AsyncStream.makeStream(of: Shortcut.self, bufferingPolicy: .unbounded)
    }

    func send(_ shortcut: Shortcut) {
        continuation.yield(shortcut)
    }
}
--- Course/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        forward(connectionOptions.shortcutItem)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        forward(shortcutItem)
    }

    @discardableResult
    private func forward(_ item: UIApplicationShortcutItem?) -> Bool {
        guard let shortcut = item.flatMap({ Shortcut(rawValue: $0.type) }) else { return false }
        ShortcutStream.shared.send(shortcut)
        return true
    }
}
--- Course/RootView.swift
import SwiftUI

struct RootView: View {
    @State private var path: [Shortcut] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Next Lesson", value: Shortcut.lesson)
                NavigationLink("Review", value: Shortcut.review)
                NavigationLink("My Words", value: Shortcut.words)
            }
            .navigationTitle("Español")
            .navigationDestination(for: Shortcut.self) { shortcut in
                switch shortcut {
                case .lesson: Text("Lección 4")
                case .review: Text("Repaso")
                case .words: Text("Palabras")
                }
            }
        }
        .task {
            for await shortcut in ShortcutStream.shared.values {
                path = [shortcut]
            }
        }
    }
}
--- Course/Shortcut+Item.swift
import UIKit

extension Shortcut {
    /// Nil for an item that this version of the app does not know.
    init?(_ item: UIApplicationShortcutItem) {
        self.init(rawValue: item.type)
    }
}
