# A notification whose observer asks for the key that is posted.
# because it gets the action; the handler is called after the launch, when the view is there
scenes: no
tides: cold warm
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
        NotificationCenter.default.post(name: .actionPicked, object: nil, userInfo: ["item": shortcutItem, "date": Date()])
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
        guard let item = note.userInfo?["item"] as? UIApplicationShortcutItem else { return }
        if item.type == "tides" { selectedIndex = 1 }
    }
}
