# A model that makes a value of the type and prints it.
# because the property that the view shows is never set
scenes: yes
fig.home: none
fig.list: none
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
    var page: Page?

    func receive(_ type: String) {
        guard let page = Page(rawValue: type) else { return }
        print(page)
    }
}
--- RootView.swift
import SwiftUI

struct RootView: View {
    @State private var model = Model.shared

    var body: some View {
        Text("Fig").sheet(item: $model.page) { page in
            switch page {
            case .home: Text("Home")
            case .list: Text("List")
            }
        }
    }
}
