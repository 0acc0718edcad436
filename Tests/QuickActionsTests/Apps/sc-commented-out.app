# An app whose branches are commented out.
scenes: yes
scan: none
history: cold warm
--- Info.plist
@plist scene=SceneDelegate scan="Scan" history="History"
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
        handle(connectionOptions.shortcutItem)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ shortcut: UIApplicationShortcutItem?) {
        guard let shortcut else { return }
        switch shortcut.type {
        case "scan":
            // window?.rootViewController?.present(ScanViewController(), animated: true)
            break
        /*
        case "export":
            window?.rootViewController?.present(ExportViewController(), animated: true)
        */
        case "history":
            window?.rootViewController?.present(HistoryViewController(), animated: true)
        default:
            break
        }
    }
}

final class HistoryViewController: UITableViewController {}
