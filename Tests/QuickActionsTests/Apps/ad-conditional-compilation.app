# An app with handlers inside of conditions of the compiler.
# because whether DEBUG holds depends on the build, os(iOS) always holds, and os(watchOS) and false never do in an iOS app
scenes: no
console: unknown
open: cold warm
close: none
old: none
--- Info.plist
@plist console="Console" open="Open" close="Close" old="Old"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let root = window?.rootViewController
        #if DEBUG
        if shortcutItem.type == "console" {
            root?.present(ConsoleViewController(), animated: true)
        }
        #endif
        #if os(iOS)
        if shortcutItem.type == "open" {
            root?.present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]), animated: true)
        }
        #elseif os(watchOS)
        if shortcutItem.type == "close" {
            root?.dismiss(animated: true)
        }
        #endif
        #if false
        if shortcutItem.type == "old" {
            root?.dismiss(animated: true)
        }
        #endif
        completionHandler(true)
    }
}

final class ConsoleViewController: UIViewController {}
