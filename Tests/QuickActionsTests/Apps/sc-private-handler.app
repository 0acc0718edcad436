# A chess app whose warm handler was made private, so it is no delegate method any more.
# because a private method is no witness of the protocol and has no selector that UIKit could call
scenes: yes
play: cold
puzzle: cold
--- Info.plist
@plist scene=SceneDelegate play="Play" puzzle="Daily Puzzle"
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
        guard let item = connectionOptions.shortcutItem else { return }
        _ = open(item)
    }

    private func windowScene(_ windowScene: UIWindowScene,
                             performActionFor shortcutItem: UIApplicationShortcutItem,
                             completionHandler: @escaping (Bool) -> Void) {
        completionHandler(open(shortcutItem))
    }

    private func open(_ item: UIApplicationShortcutItem) -> Bool {
        guard let board = window?.rootViewController as? UINavigationController else { return false }
        switch item.type {
        case "play": board.pushViewController(GameViewController(), animated: true)
        case "puzzle": board.pushViewController(PuzzleViewController(), animated: true)
        default: return false
        }
        return true
    }
}

final class GameViewController: UIViewController {}
final class PuzzleViewController: UIViewController {}
