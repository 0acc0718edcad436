# A ski pass app whose router throws for what is not implemented yet, and whose callers only log errors.
# because the branch of the webcams throws
scenes: yes
ski.pass: cold warm
ski.lifts: cold warm
ski.webcams: none
--- Info.plist
@plist scene=SceneDelegate ski.pass="Ski Pass" ski.lifts="Lifts" ski.webcams="Webcams"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Router.swift
import UIKit

enum RouterError: Error {
    case unknown(String)
    case notImplemented
}

@MainActor
struct Router {
    let navigation: UINavigationController

    func open(_ item: UIApplicationShortcutItem) throws {
        switch item.type {
        case "ski.pass": navigation.pushViewController(PassViewController(), animated: true)
        case "ski.lifts": navigation.pushViewController(LiftsViewController(), animated: true)
        case "ski.webcams": throw RouterError.notImplemented
        case let other: throw RouterError.unknown(other)
        }
    }
}

final class PassViewController: UIViewController {}
final class LiftsViewController: UITableViewController {}
--- SceneDelegate.swift
import os
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let log = Logger()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        if let item = options.shortcutItem { follow(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(follow(shortcutItem))
    }

    @discardableResult
    private func follow(_ item: UIApplicationShortcutItem) -> Bool {
        do {
            try Router(navigation: navigation).open(item)
            return true
        } catch {
            log.error("cannot open: \(error)")
            return false
        }
    }
}
