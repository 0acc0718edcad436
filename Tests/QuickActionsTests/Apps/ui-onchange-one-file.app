# One file: the view watches the pending type with onChange in the form of iOS 17, without its initial value.
# because at a cold launch the type is set before the view exists, and onChange tells of later changes only
scenes: yes
brew: warm
--- Info.plist
@plist brew="Brew"
--- BrewApp.swift
import SwiftUI

@main
struct BrewApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { BrewView() }
    }
}

final class Desk: ObservableObject {
    static let shared = Desk()
    @Published var pending: String?
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { Desk.shared.pending = item.type }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        Desk.shared.pending = shortcutItem.type
        completionHandler(true)
    }
}

struct BrewView: View {
    @ObservedObject private var desk = Desk.shared
    @State private var isBrewing = false

    var body: some View {
        Text("Beans")
            .sheet(isPresented: $isBrewing) { Text("Brewing") }
            .onChange(of: desk.pending) { _, type in
                if type == "brew" { isBrewing = true }
            }
    }
}
