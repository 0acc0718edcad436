# A browser whose handler does nothing with one of two actions while it starts, and reports it as done.
# because the only work of the branch is inside of a condition on the flag
scenes: yes
tab: warm
clear: cold warm
--- Info.plist
@plist scene=SceneDelegate tab="New Tab" clear="Clear Data"
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let shortcut = connectionOptions.shortcutItem {
            handle(shortcut, starting: true)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem, starting: false, completionHandler)
    }

    private func handle(_ shortcut: UIApplicationShortcutItem, starting: Bool, _ completion: ((Bool) -> Void)? = nil) {
        if shortcut.type == "tab" {
            if !starting {
                browser.addEmptyTab()
            }
            completion?(true)
        } else if shortcut.type == "clear" {
            browser.removeAllTabs()
            completion?(true)
        } else {
            completion?(false)
        }
    }
}
