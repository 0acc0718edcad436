# A mail app that throws its subscription away.
# because it is gone before the value comes on the main queue
scenes: yes
mail.compose: none
mail.inbox: none
--- Info.plist
@plist scene=SceneDelegate mail.compose="Compose" mail.inbox="Inbox"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
--- InboxViewController.swift
import Combine
import UIKit

final class InboxViewController: UITableViewController {
    private var cancellables = Set<AnyCancellable>()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard cancellables.isEmpty else { return }
        _ = ShortcutCenter.shared.$shortcut
            .compactMap { $0 }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] shortcut in
                self?.open(shortcut)
            }
    }

    private func open(_ shortcut: ShortcutCenter.Shortcut) {
        switch shortcut {
        case .compose:
            navigationController?.pushViewController(ComposeViewController(), animated: true)
        case .inbox:
            navigationController?.popToRootViewController(animated: true)
        }
    }
}

final class ComposeViewController: UIViewController {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: InboxViewController())
        self.window = window
        window.makeKeyAndVisible()
        if let shortcutItem = connectionOptions.shortcutItem {
            ShortcutCenter.shared.receive(shortcutItem)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        ShortcutCenter.shared.receive(shortcutItem)
        completionHandler(true)
    }
}
--- ShortcutCenter.swift
import Combine
import UIKit

final class ShortcutCenter: ObservableObject {
    static let shared = ShortcutCenter()

    enum Shortcut: String {
        case compose = "mail.compose"
        case inbox = "mail.inbox"
    }

    @Published private(set) var shortcut: Shortcut?

    func receive(_ item: UIApplicationShortcutItem) {
        shortcut = Shortcut(rawValue: item.type)
    }
}
