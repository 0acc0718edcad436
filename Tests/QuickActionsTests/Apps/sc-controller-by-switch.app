# A scene delegate that shows the controller that a switch gives for the type.
# because what stands alone in a branch is the value of the switch
scenes: yes
jay.nest: cold warm
jay.song: cold warm
--- Info.plist
@plist scene=SceneDelegate jay.nest="Nest" jay.song="Song"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item.type) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem.type)
        completionHandler(true)
    }

    private func open(_ type: String) {
        guard let controller = controller(for: type) else { return }
        window?.rootViewController?.present(controller, animated: true)
    }

    private func controller(for type: String) -> UIViewController? {
        switch type {
        case "jay.nest": NestViewController()
        case "jay.song": SongViewController()
        default: nil
        }
    }
}

final class NestViewController: UIViewController {}
final class SongViewController: UIViewController {}
