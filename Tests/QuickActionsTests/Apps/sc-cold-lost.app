# A podcast app with scenes that never looks at the connection options.
scenes: yes
play: warm
queue: warm
--- Info.plist
@plist scene=SceneDelegate play="Play" queue="Up Next"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        window?.tintColor = .systemPurple
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let player = window?.rootViewController as? PlayerViewController
        if shortcutItem.type == "play" {
            player?.play()
        } else if shortcutItem.type == "queue" {
            player?.showQueue()
        }
        completionHandler(player != nil)
    }
}
--- PlayerViewController.swift
import AVFoundation
import UIKit

final class PlayerViewController: UIViewController {
    private let player = AVPlayer()

    func play() {
        player.play()
    }

    func showQueue() {
        present(UITableViewController(), animated: true)
    }
}
