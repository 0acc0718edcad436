# A poker app that posts a notification for which only an object that nobody makes would listen.
# because no TableObserver exists, and what is posted reaches nobody
scenes: no
poker.join: none
poker.chips: none
--- Info.plist
@plist poker.join="Join Table" poker.chips="Buy Chips"
--- AppDelegate.swift
import UIKit

extension Notification.Name {
    static let shortcutPicked = Notification.Name("shortcutPicked")
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        NotificationCenter.default.post(
            name: .shortcutPicked, object: nil, userInfo: ["type": shortcutItem.type])
        completionHandler(true)
    }
}
--- TableObserver.swift
import UIKit

final class TableObserver {
    private weak var navigation: UINavigationController?
    private var token: NSObjectProtocol?

    init(navigation: UINavigationController) {
        self.navigation = navigation
        token = NotificationCenter.default.addObserver(forName: .shortcutPicked, object: nil, queue: .main) { [weak self] note in
            guard let type = note.userInfo?["type"] as? String else { return }
            self?.open(type)
        }
    }

    private func open(_ type: String) {
        switch type {
        case "poker.join": navigation?.pushViewController(UIViewController(), animated: true)
        case "poker.chips": navigation?.pushViewController(UITableViewController(), animated: true)
        default: break
        }
    }
}
