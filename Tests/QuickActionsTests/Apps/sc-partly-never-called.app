# An app that handles one type in its handler and has a second comparison in a method nobody calls.
scenes: yes
lights: cold warm
heating: none
--- Info.plist
@plist scene=SceneDelegate lights="💡 Lights" heating="Heating"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { _ = House.shared.handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene,
                     performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        House.shared.handle(shortcutItem)
    }
}
--- House.swift
import UIKit

@MainActor
final class House {
    static let shared = House()
    private let hub = URL(string: "https://hub.example.com/")

    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        if item.type == "lights" {
            toggle("lights")
            return true
        }
        return false
    }

    func handleLater(_ item: UIApplicationShortcutItem) -> Bool {
        if item.type == "heating" {
            toggle("heating")
            return true
        }
        return false
    }

    private func toggle(_ device: String) {
        guard let url = hub?.appendingPathComponent(device) else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        URLSession.shared.dataTask(with: request).resume()
    }
}
