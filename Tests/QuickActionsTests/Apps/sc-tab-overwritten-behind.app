# A scene delegate that selects a tab for each type, and behind that always the same.
# because what is behind the branch runs for all of them
scenes: yes
reed.new: none
reed.home: none
--- Info.plist
@plist scene=SceneDelegate reed.new="New" reed.home="Home"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "reed.new": Router.shared.selectedTab = .new
        case "reed.home": Router.shared.selectedTab = .home
        default: break
        }
        Router.shared.selectedTab = .search
    }
}
--- Router.swift
import SwiftUI

enum Tab { case home, new, search }

final class Router: ObservableObject {
    static let shared = Router()
    @Published var selectedTab = Tab.search
}

struct RootView: View {
    @ObservedObject var router = Router.shared

    var body: some View {
        TabView(selection: $router.selectedTab) {
            Text("Home").tag(Tab.home)
            Text("New").tag(Tab.new)
            Text("Search").tag(Tab.search)
        }
    }
}

