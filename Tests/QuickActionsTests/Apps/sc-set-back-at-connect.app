# A scene delegate that routes the action of a launch, and selects the first tab as it makes its window.
# because new is set back before the window is there, and home is what is selected anyway
scenes: yes
wren.new: warm
wren.home: cold warm
--- Info.plist
@plist scene=SceneDelegate wren.new="New" wren.home="Home"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        Router.shared.selectedTab = .home
        window?.rootViewController = UIHostingController(rootView: RootView())
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
        case "wren.new": selectedTab = .new
        case "wren.home": selectedTab = .home
        default: break
        }
    }
}

struct RootView: View {
    @ObservedObject var router = Router.shared
    var body: some View {
        TabView(selection: $router.selectedTab) {
            Text("wren.home").tag(Tab.home)
            Text("wren.new").tag(Tab.new)
        }
    }
}

