# An app without a manifest that keeps an empty scene delegate class and handles actions in the app delegate.
# because without a manifest UIKit uses the app delegate, whatever classes there are
scenes: no
compose: cold warm
--- Info.plist
@plist compose="写笔记"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard shortcutItem.type == "compose" else {
            completionHandler(false)
            return
        }
        window?.rootViewController?.present(NoteViewController(), animated: true)
        completionHandler(true)
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
--- NoteViewController.swift
import UIKit

class NoteViewController: UIViewController {}
