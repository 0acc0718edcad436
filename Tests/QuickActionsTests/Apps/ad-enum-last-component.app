# A mail app that makes an enumeration from the last component of the type.
# because archive has an empty branch and trash has no case
scenes: no
com.example.mail.compose: cold warm
com.example.mail.inbox: cold warm
com.example.mail.archive: none
com.example.mail.trash: none
--- Info.plist
@plist com.example.mail.compose="New Mail" com.example.mail.inbox="Inbox" com.example.mail.archive="Archive" com.example.mail.trash="Trash"
--- QuickAction.swift
import UIKit

enum QuickAction: String {
    case compose
    case inbox
    case archive

    init?(_ item: UIApplicationShortcutItem) {
        guard let last = item.type.split(separator: ".").last else { return nil }
        self.init(rawValue: String(last))
    }
}
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let action = QuickAction(shortcutItem),
            let navigation = window?.rootViewController as? UINavigationController
        else {
            completionHandler(false)
            return
        }
        switch action {
        case .compose:
            navigation.present(ComposeViewController(), animated: true)
        case .inbox:
            navigation.popToRootViewController(animated: true)
        case .archive:
            break
        }
        completionHandler(true)
    }
}

final class ComposeViewController: UIViewController {}
