# A scene that keeps the action when its only controller has loaded its view.
# because viewDidLoad runs within makeKeyAndVisible, before the action is kept
scenes: yes
kiln.fire: warm
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
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = KilnController()
        window?.makeKeyAndVisible()
        KilnDesk.pendingItem = connectionOptions.shortcutItem
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if let root = window?.rootViewController { KilnDesk.open(shortcutItem, in: root) }
        completionHandler(true)
    }
}
--- KilnController.swift
import UIKit

enum KilnDesk {
    static var pendingItem: UIApplicationShortcutItem?

    static func open(_ item: UIApplicationShortcutItem, in controller: UIViewController) {
        guard item.type == "kiln.fire" else { return }
        controller.present(UIViewController(), animated: true)
    }
}

final class KilnController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let item = KilnDesk.pendingItem else { return }
        KilnDesk.pendingItem = nil
        DispatchQueue.main.async { KilnDesk.open(item, in: self) }
    }
}
