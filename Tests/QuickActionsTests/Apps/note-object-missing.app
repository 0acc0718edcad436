# A notification that brings the action in its user info to an observer that asks for its object.
# because the object is nil
scenes: no
tides: none
--- Info.plist
@plist tides="Tides"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabs = Tabs()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        NotificationCenter.default.post(name: .actionPicked, object: nil, userInfo: ["item": shortcutItem])
        completionHandler(true)
    }
}

extension Notification.Name {
    static let actionPicked = Notification.Name("actionPicked")
}
--- Tabs.swift
import UIKit

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UIViewController(), UIViewController()]
        NotificationCenter.default.addObserver(self, selector: #selector(picked(_:)), name: .actionPicked, object: nil)
    }

    @objc private func picked(_ note: Notification) {
        guard let item = note.object as? UIApplicationShortcutItem else { return }
        if item.type == "tides" { selectedIndex = 1 }
    }
}
