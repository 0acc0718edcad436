# A mail app that compares two of its three types with a slip in them.
scenes: no
com.example.mail.compose: none
com.example.mail.inbox: cold warm
com.example.mail.Search: none
--- Info.plist
@plist com.example.mail.compose="New Mail" com.example.mail.inbox="Inbox" com.example.mail.Search="Search"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        guard let root = window?.rootViewController as? UINavigationController else {
            completionHandler(false)
            return
        }
        switch shortcutItem.type {
        case "com.example.mail.compse":
            root.present(ComposeViewController(), animated: true)
        case "com.example.mail.inbox":
            root.popToRootViewController(animated: true)
        case "com.example.mail.search":
            root.pushViewController(SearchViewController(), animated: true)
        default:
            completionHandler(false)
            return
        }
        completionHandler(true)
    }
}

final class ComposeViewController: UIViewController {}
final class SearchViewController: UIViewController {}
