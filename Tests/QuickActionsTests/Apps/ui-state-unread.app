# A view that notes the tab in a property which it never reads.
# because the tabs have another selection
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
        if let item = connectionOptions.shortcutItem { Model.shared.pending = item.type }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        Model.shared.pending = shortcutItem.type
        completionHandler(true)
    }
}
--- Model.swift
import Combine

final class Model: ObservableObject {
    static let shared = Model()
    @Published var pending: String?
}
--- RootView.swift
import SwiftUI

struct RootView: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: .constant(0)) {
            Text("Home").tag(0)
            Text("List").tag(1)
        }
        .onReceive(Model.shared.$pending) { type in
            switch type {
            case "fig.home": tab = 0
            case "fig.list": tab = 1
            default: break
            }
        }
    }
}
