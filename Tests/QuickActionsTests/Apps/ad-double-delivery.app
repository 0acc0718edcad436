# A ticket app that handles the action at launch, returns true and handles it again in performActionFor.
# because the action is handled twice at a cold launch, which is a fault but not a lost action
scenes: no
tickets: cold warm
buy: cold warm
--- Info.plist
@plist tickets="My Tickets" buy="Buy"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            open(item.type)
        }
        return true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        open(shortcutItem.type)
        completionHandler(true)
    }

    private func open(_ type: String) {
        let navigation = window?.rootViewController as? UINavigationController
        switch type {
        case "tickets": navigation?.pushViewController(TicketList(), animated: false)
        case "buy": navigation?.pushViewController(Checkout(), animated: false)
        default: break
        }
    }
}

final class TicketList: UITableViewController {}
final class Checkout: UIViewController {}
