# A sauna app whose async warm handler returns false and does nothing, with a task for the cold item.
scenes: yes
sauna.start: cold
sauna.off: cold
sauna.timer: none
--- Info.plist
@plist scene=SceneDelegate sauna.start="Heat Up" sauna.off="Switch Off" sauna.timer="Timer"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Stove.swift
import Foundation

actor Stove {
    static let shared = Stove()

    func set(on: Bool) async throws {
        var request = URLRequest(url: URL(string: "https://stove.local/power")!)
        request.httpMethod = "POST"
        request.httpBody = Data((on ? "1" : "0").utf8)
        _ = try await URLSession.shared.data(for: request)
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let item = options.shortcutItem {
            Task { await perform(item.type) }
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        // perform(_:) once the stove has a state we can ask for
        return false
    }

    private func perform(_ type: String) async {
        do {
            switch type {
            case "sauna.start": try await Stove.shared.set(on: true)
            case "sauna.off": try await Stove.shared.set(on: false)
            default: return
            }
        } catch {
            window?.rootViewController?.present(UIAlertController(), animated: true)
        }
    }
}
