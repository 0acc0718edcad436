# A podcast app that keeps its actions as closures in a dictionary by type.
# because the closure of share is empty
scenes: no
com.example.podcasts.play: cold warm
com.example.podcasts.queue: cold warm
com.example.podcasts.share: none
com.example.podcasts.rate: none
--- Info.plist
@plist com.example.podcasts.play="Play" com.example.podcasts.queue="Queue" com.example.podcasts.share="Share" com.example.podcasts.rate="Rate"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private lazy var table = ActionTable(tabs: window?.rootViewController as? UITabBarController)

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(table.run(shortcutItem.type))
    }
}
--- ActionTable.swift
import UIKit

final class ActionTable {
    private weak var tabs: UITabBarController?

    private lazy var actions: [String: () -> Void] = [
        "com.example.podcasts.play": { [weak self] in self?.tabs?.selectedIndex = 0 },
        "com.example.podcasts.queue": { [weak self] in
            self?.tabs?.selectedIndex = 1
        },
        "com.example.podcasts.share": {},
    ]

    init(tabs: UITabBarController?) {
        self.tabs = tabs
    }

    func run(_ type: String) -> Bool {
        guard let action = actions[type] else { return false }
        action()
        return true
    }
}
