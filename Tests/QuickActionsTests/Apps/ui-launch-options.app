# A SwiftUI app whose app delegate reads the item of the launch options, which are nil in it.
scenes: yes
vote: none
results: none
--- Info.plist
@plist vote="Vote" results="Results"
--- PollApp.swift
import SwiftUI

@main
struct PollApp: App {
    @UIApplicationDelegateAdaptor(PollAppDelegate.self) private var delegate
    @AppStorage("screen") private var screen = "home"

    var body: some Scene {
        WindowGroup {
            Text(screen)
        }
    }
}
--- PollAppDelegate.swift
import UIKit

class PollAppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        guard let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem else { return true }
        switch item.type {
        case "vote":
            UserDefaults.standard.set("vote", forKey: "screen")
        case "results":
            UserDefaults.standard.set("results", forKey: "screen")
        default:
            break
        }
        return false
    }
}
