# An actor that routes the type.
scenes: yes
mint.pick: cold warm
--- Info.plist
@plist scene=SceneDelegate mint.pick="Pick"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let type = connectionOptions.shortcutItem?.type else { return }
        Task { await MintRouter.shared.route(type) }
    }

    func windowScene(_ windowScene: UIWindowScene,
                     performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        await MintRouter.shared.route(shortcutItem.type)
    }
}
--- MintRouter.swift
import UIKit

actor MintRouter {
    static let shared = MintRouter()

    @discardableResult
    func route(_ type: String) async -> Bool {
        switch type {
        case "mint.pick":
            await show()
            return true
        default:
            return false
        }
    }

    @MainActor
    private func show() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        (scene?.windows.first?.rootViewController as? UITabBarController)?.selectedIndex = 1
    }
}
