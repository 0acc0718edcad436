# An app whose switch logs for one type and opens all the others in its default branch.
scenes: yes
com.example.wiki.debug: none
com.example.wiki.search: cold warm
com.example.wiki.random: cold warm
--- Info.plist
@plist scene=SceneDelegate com.example.wiki.debug="Debug" com.example.wiki.search="Search" com.example.wiki.random="Random"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit
import os.log

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let log = OSLog(subsystem: "com.example.wiki", category: "actions")

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { handle(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "com.example.wiki.debug":
            os_log("debug action", log: log, type: .debug)
        default:
            open(item)
        }
    }

    private func open(_ item: UIApplicationShortcutItem) {
        let page = PageViewController()
        page.title = item.localizedTitle
        (window?.rootViewController as? UINavigationController)?.pushViewController(page, animated: true)
    }
}

final class PageViewController: UIViewController {}
