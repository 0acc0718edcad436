# A notebook in SwiftUI whose actions become values on the path of a NavigationStack.
# because the path is a published property of a shared router that the stack is bound to
scenes: yes
notebook.compose: cold warm
notebook.tags: cold warm
--- Notebook/Info.plist
@plist notebook.compose="New Note" notebook.tags="Tags"
--- Notebook/NotebookApp.swift
import SwiftUI

@main
struct NotebookApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    @StateObject private var router = Router.shared

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $router.path) {
                NoteList()
                    .navigationDestination(for: Route.self) { route in
                        switch route {
                        case .editor(let note): NoteEditor(text: note?.text ?? "")
                        case .tags: TagList()
                        }
                    }
            }
            .environmentObject(router)
        }
    }
}
--- Notebook/Navigation/Router.swift
import SwiftUI

struct Note: Hashable, Identifiable {
    var id = UUID()
    var text: String
}

enum Route: Hashable {
    case editor(Note?)
    case tags
}

final class Router: ObservableObject {
    static let shared = Router()
    private init() {}

    @Published var path: [Route] = []

    func open(_ route: Route) {
        path = [route]
    }
}

extension Route {
    init?(shortcut: UIApplicationShortcutItem) {
        guard let name = shortcut.type.split(separator: ".").last else { return nil }
        switch name {
        case "compose": self = .editor(nil)
        case "tags": self = .tags
        default: return nil
        }
    }
}
--- Notebook/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let sceneConfig = UISceneConfiguration(name: connectingSceneSession.configuration.name,
                                               sessionRole: connectingSceneSession.role)
        sceneConfig.delegateClass = ShortcutSceneDelegate.self
        return sceneConfig
    }
}

final class ShortcutSceneDelegate: NSObject, UIWindowSceneDelegate {
    private let router = Router.shared

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let shortcut = connectionOptions.shortcutItem, let route = Route(shortcut: shortcut) {
            router.open(route)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let route = Route(shortcut: shortcutItem) else { return completionHandler(false) }
        router.open(route)
        completionHandler(true)
    }
}
--- Notebook/Views.swift
import SwiftUI

struct NoteList: View {
    @EnvironmentObject private var router: Router

    var body: some View {
        Button("New Note") { router.open(.editor(nil)) }
            .navigationTitle("Notes")
    }
}

struct NoteEditor: View {
    @State var text: String
    var body: some View { TextEditor(text: $text) }
}

struct TagList: View {
    var body: some View { Text("No tags") }
}
