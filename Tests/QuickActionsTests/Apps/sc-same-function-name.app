# An app with two functions called open, of which one shows a screen and the other only logs.
# because the branch of stats calls Tracker.open, which only logs
scenes: yes
write: cold warm
stats: none
--- Info.plist
@plist scene=SceneDelegate write="Write" stats="Statistics"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tracker = Tracker()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { handle(item.type) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem.type)
        completionHandler(true)
    }

    private func handle(_ type: String) {
        switch type {
        case "write":
            ScreenNavigator(window: window).open("write")
        case "stats":
            tracker.open("stats")
        default:
            break
        }
    }
}
--- ScreenNavigator.swift
import UIKit

struct ScreenNavigator {
    let window: UIWindow?

    func open(_ name: String) {
        window?.rootViewController?.performSegue(withIdentifier: name, sender: nil)
    }
}
--- Tracker.swift
import os

final class Tracker {
    private let log = Logger(subsystem: "com.example.writer", category: "usage")

    func open(_ name: String) {
        log.debug("opened \(name, privacy: .public)")
    }
}
