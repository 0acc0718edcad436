# An app that hands every item to a library which is not in the project.
scenes: no
home: cold warm
profile: cold warm
--- Info.plist
@plist home="Home" profile="Profile"
--- AppDelegate.swift
import LinkKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let isKnown = LinkRouter.shared.open(path: shortcutItem.type, from: window?.rootViewController)
        completionHandler(isKnown)
    }
}
