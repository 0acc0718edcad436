# A scene delegate that first sets things back and then selects a tab, or does something between the two.
# because the last tab is the one that is meant, or the first one was seen
scenes: yes
moss.new: cold warm
moss.index: cold warm
moss.home: cold warm
moss.other: cold warm
moss.search: cold warm
--- Info.plist
@plist scene=SceneDelegate moss.new="New" moss.index="Index" moss.home="Home" moss.other="Other" moss.search="Search"
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
        guard let tabs = window?.rootViewController as? UITabBarController else { return }
        switch item.type {
        case "moss.new":
            Router.shared.selectedTab = .home
            Router.shared.selectedTab = .new
        case "moss.index":
            tabs.selectedIndex = 0
            tabs.selectedIndex = 2
        case "moss.home":
            tabs.selectedIndex = 2
            tabs.selectedViewController?.present(UIViewController(), animated: true)
            tabs.selectedIndex = 0
        case "moss.other":
            tabs.selectedIndex = 1
            Router.shared.selectedTab = .home
        case "moss.search":
            Router.shared.selectedTab = .search
        default: break
        }
        if item.type == "moss.search" { tabs.title = "Search" }
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

