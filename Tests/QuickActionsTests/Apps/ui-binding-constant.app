# A SwiftUI app whose tabs have a constant selection.
# because no code reads the tab of the model
scenes: yes
go.home: none
go.list: none
--- Info.plist
@plist go.home="Home" go.list="List"
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { Model.shared.receive(item.type) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Model.shared.receive(shortcutItem.type)
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
--- Model.swift
import SwiftUI

enum Page: String, Hashable, Identifiable {
    case home = "go.home"
    case list = "go.list"
    var id: String { rawValue }
}

@Observable
final class Model {
    static let shared = Model()
    var tab = Page.home

    func receive(_ type: String) {
        guard let page = Page(rawValue: type) else { return }
        tab = page
    }
}
--- RootView.swift
import SwiftUI

struct RootView: View {
    @State private var model = Model.shared

    var body: some View {
        TabsView(tab: .constant(.home))
    }
}

struct TabsView: View {
    @Binding var tab: Page

    var body: some View {
        Picker("Page", selection: $tab) {
            Text("Home").tag(Page.home)
            Text("List").tag(Page.list)
        }
    }
}
