# A news app with a static and dynamic actions, whose handler names one type and opens the others by their title.
scenes: no
com.example.news.top: cold warm
com.example.news.sports: cold warm
com.example.news.culture: cold warm
--- Info.plist
@plist com.example.news.top="Top Stories"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        application.shortcutItems = [
            item("com.example.news.sports", "Sports"),
            item("com.example.news.culture", "Culture"),
        ]
        return true
    }

    private func item(_ type: String, _ title: String) -> UIApplicationShortcutItem {
        return UIApplicationShortcutItem(type: type, localizedTitle: title)
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let news = window?.rootViewController as? UINavigationController
        if shortcutItem.type == "com.example.news.top" {
            news?.popToRootViewController(animated: true)
        } else {
            let section = UITableViewController()
            section.title = shortcutItem.localizedTitle
            news?.pushViewController(section, animated: true)
        }
        completionHandler(news != nil)
    }
}
