# A SwiftUI app whose app delegate inherits on several lines, one of which begins with an attribute.
scenes: yes
movie: cold warm
--- Info.plist
@plist movie="Add Movie"
--- App.swift
import SwiftUI

@main
struct MovieApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
    var body: some Scene { WindowGroup { ContentView() } }
}
--- AppDelegate.swift
import UIKit

class AppDelegate:
    NSObject,
    UIApplicationDelegate,
    @preconcurrency UNUserNotificationCenterDelegate
{
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            handle(item)
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }
}

@discardableResult private func handle(_ item: UIApplicationShortcutItem) -> Bool {
    guard item.type == "movie" else { return false }
    Router.shared.openSearch()
    return true
}
