# A tutoring app with an actor that keeps the item until the home screen takes it.
# because the home screen takes the item when it appears only, and a running app's home screen has appeared long ago
scenes: yes
tutor.lesson: cold
tutor.calendar: cold
--- Info.plist
@plist scene=SceneDelegate tutor.lesson="Start Lesson" tutor.calendar="Calendar"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- ShortcutInbox.swift
actor ShortcutInbox {
    static let shared = ShortcutInbox()
    private var waiting: String?

    func put(_ type: String) {
        waiting = type
    }

    func take() -> String? {
        defer { waiting = nil }
        return waiting
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let item = connectionOptions.shortcutItem
        Task { @MainActor in
            if let item { await ShortcutInbox.shared.put(item.type) }
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
            window?.makeKeyAndVisible()
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        await ShortcutInbox.shared.put(shortcutItem.type)
        return true
    }
}
--- HomeViewController.swift
import UIKit

final class HomeViewController: UITableViewController {
    private var isFirst = true

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isFirst else { return }
        isFirst = false
        Task {
            switch await ShortcutInbox.shared.take() {
            case "tutor.lesson": navigationController?.pushViewController(LessonViewController(), animated: true)
            case "tutor.calendar": present(UIViewController(), animated: true)
            default: break
            }
        }
    }
}

final class LessonViewController: UIViewController {}
