# A protocol with an empty default and a conformer that implements it.
scenes: yes
kiln.fire: cold warm
--- Info.plist
@plist scene=SceneDelegate kiln.fire="Fire"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

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
        let responder = window?.rootViewController as? KilnResponder
        if item.type == "kiln.fire" { responder?.openKiln() }
    }
}
--- KilnResponder.swift
import UIKit

protocol KilnResponder: AnyObject {
    func openKiln()
}

extension KilnResponder {
    func openKiln() {
        // optional
    }
}
--- KilnController.swift
import UIKit

final class KilnController: UIViewController, KilnResponder {
    func openKiln() {
        present(UIViewController(), animated: true)
    }
}
