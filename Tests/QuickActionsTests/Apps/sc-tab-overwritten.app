# A scene delegate that selects a tab and selects another one on the next line.
# because only the second one is ever seen, which is the same for all
scenes: yes
kite.new: none
kite.index: none
kite.home: cold warm
--- Info.plist
@plist scene=SceneDelegate kite.new="New" kite.index="Index" kite.home="Home"
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
        case "kite.new":
            Router.shared.selectedTab = .new
            Router.shared.selectedTab = .home
        case "kite.index":
            let tabs = window?.rootViewController as? UITabBarController
            tabs?.selectedIndex = 2
            tabs?.selectedIndex = 0
        case "kite.home":
            Router.shared.selectedTab = .home
        default:
            break
        }
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

