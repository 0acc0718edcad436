# A new controller that presents itself.
scenes: yes
pear.note: cold warm
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
        if item.type == "pear.note" {
            let controller = NoteViewController()
            controller.open(in: window)
        }
    }
}
--- NoteViewController.swift
import UIKit

final class NoteViewController: UIViewController {
    func open(in window: UIWindow?) {
        window?.rootViewController?.present(self, animated: true)
    }
}
