# A scene delegate that selects the first tab as it makes its window, and then routes the action of the launch.
scenes: yes
robin.new: cold warm
robin.home: cold warm
--- Info.plist
@plist scene=SceneDelegate robin.new="New" robin.home="Home"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        Router.shared.selectedTab = .home
        window?.rootViewController = UIHostingController(rootView: RootView())
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        Router.shared.open(item.type)
    }
}

--- Router.swift
import SwiftUI

enum Tab { case home, new, search }

final class Router: ObservableObject {
    static let shared = Router()
    @Published var selectedTab = Tab.search

    func open(_ type: String) {
        switch type {
        case "robin.new": selectedTab = .new
        case "robin.home": selectedTab = .home
        default: break
        }
    }
}

struct RootView: View {
    @ObservedObject var router = Router.shared
    var body: some View {
        TabView(selection: $router.selectedTab) {
            Text("robin.home").tag(Tab.home)
            Text("robin.new").tag(Tab.new)
        }
    }
}

