# A scene delegate that creates a controller and tells it the action, but never shows it.
# because nothing keeps the controller
scenes: yes
pear.note: none
--- Info.plist
@plist scene=SceneDelegate pear.note="Note"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "pear.note":
            let controller = NoteViewController()
            controller.open(item.type)
        default:
            break
        }
    }
}
--- NoteViewController.swift
import UIKit

final class NoteViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    func open(_ type: String) {
        label.text = type
    }
}
