# A controller that takes what launched the app from the app delegate by a cast.
scenes: no
kiln.fire: cold warm
--- Info.plist
@plist kiln.fire="Fire"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launched: UIApplicationShortcutItem?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        launched = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return launched == nil
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "kiln.fire" {
            (window?.rootViewController as? KilnController)?.open(shortcutItem)
        }
        completionHandler(true)
    }
}
--- KilnController.swift
import UIKit

final class KilnController: UITabBarController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let item = (UIApplication.shared.delegate as? AppDelegate)?.launched else { return }
        open(item)
    }

    func open(_ item: UIApplicationShortcutItem) {
        if item.type == "kiln.fire" { selectedIndex = 1 }
    }
}
