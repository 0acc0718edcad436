# Tabs of which one has no button beside them.
# because the tab is selected all the same
scenes: yes
fig.home: cold warm
fig.list: cold warm
--- Info.plist
@plist fig.home="Home" fig.list="List"
--- FigApp.swift
import SwiftUI

@main
struct FigApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { RootView() }
    }
}
--- AppDelegate.swift
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
        if let item = connectionOptions.shortcutItem { Model.shared.receive(item.type) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        Model.shared.receive(shortcutItem.type)
        completionHandler(true)
    }
}
--- Model.swift
import SwiftUI

enum Page: String, Hashable, Identifiable {
    case home = "fig.home"
    case list = "fig.list"
    var id: String { rawValue }
}

@Observable
final class Model {
    static let shared = Model()
    var page = Page.home

    func receive(_ type: String) {
        guard let page = Page(rawValue: type) else { return }
        self.page = page
    }
}
--- RootView.swift
import SwiftUI

struct RootView: View {
    @State private var model = Model.shared

    var body: some View {
        VStack {
            switch model.page {
            case .home: Button("Add") {}
            case .list: EmptyView()
            }
            TabView(selection: $model.page) {
                Text("Home").tag(Page.home)
                Text("List").tag(Page.list)
            }
        }
    }
}
