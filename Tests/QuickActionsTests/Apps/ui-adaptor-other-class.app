# A SwiftUI app whose adaptor names the delegate for pushes, while another class has the quick actions.
# because only one app delegate exists, and that is PushDelegate
scenes: yes
tip.new: none
tip.split: none
--- Info.plist
@plist tip.new="New Bill" tip.split="Split Bill"
--- TipApp.swift
import SwiftUI

@main
struct TipApp: App {
    @UIApplicationDelegateAdaptor(PushDelegate.self) var pushDelegate
    @StateObject private var bill = Bill.shared

    var body: some Scene {
        WindowGroup {
            Text(bill.isSplit ? "Split" : "Bill")
                .environmentObject(bill)
        }
    }
}

final class Bill: ObservableObject {
    static let shared = Bill()
    @Published var isSplit = false
    @Published var total = 0.0
}
--- PushDelegate.swift
import UIKit

final class PushDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        UserDefaults.standard.set(deviceToken, forKey: "token")
    }
}
--- ShortcutDelegate.swift
import UIKit

final class ShortcutDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem { ShortcutSceneDelegate.open(item) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ShortcutSceneDelegate.self
        return configuration
    }
}

final class ShortcutSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        Self.open(shortcutItem)
        completionHandler(true)
    }

    static func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "tip.new": Bill.shared.total = 0
        case "tip.split": Bill.shared.isSplit = true
        default: break
        }
    }
}
