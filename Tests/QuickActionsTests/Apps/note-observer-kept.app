# The same observer, kept by the app delegate.
# because it lives as long as the app
scenes: no
tides: cold warm
--- Info.plist
@plist tides="Tides"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var listener: ActionListener?
    let tabs = UITabBarController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        let listener = ActionListener(tabs: tabs)
        listener.start()
        self.listener = listener
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        NotificationCenter.default.post(name: .actionPicked, object: shortcutItem)
        completionHandler(true)
    }
}
--- Listener.swift
import UIKit

final class ActionListener: NSObject {
    private let tabs: UITabBarController
    init(tabs: UITabBarController) { self.tabs = tabs }

    func start() {
        NotificationCenter.default.addObserver(self, selector: #selector(picked(_:)), name: .actionPicked, object: nil)
    }

    @objc private func picked(_ note: Notification) {
        guard let item = note.object as? UIApplicationShortcutItem else { return }
        if item.type == "tides" { tabs.selectedIndex = 1 }
    }
}

extension Notification.Name {
    static let actionPicked = Notification.Name("actionPicked")
}
