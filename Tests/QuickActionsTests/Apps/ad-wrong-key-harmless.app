# A notes app that looks for the item below another launch key, and handles it in performActionFor all the same.
# because the launch returns true, so UIKit calls performActionFor after it
scenes: no
jot.text: cold warm
jot.voice: cold warm
--- Info.plist
@plist jot.text="Text Note" jot.voice="Voice Note"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if let item = launchOptions?[.userActivityDictionary] as? UIApplicationShortcutItem {
            make(item.type)
            return false
        }
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        make(shortcutItem.type)
    }

    @discardableResult
    private func make(_ type: String) -> Bool {
        guard let root = window?.rootViewController else { return false }
        switch type {
        case "jot.text": root.performSegue(withIdentifier: "text", sender: nil)
        case "jot.voice": root.performSegue(withIdentifier: "voice", sender: nil)
        default: return false
        }
        return true
    }
}
