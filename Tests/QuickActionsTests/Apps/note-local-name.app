# A notification that is posted under a local name, which differs by one letter from the one observed.
# because nobody hears it
scenes: no
tides: none
--- Info.plist
@plist tides="Tides"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let name = Notification.Name("tidesPicked")
        if shortcutItem.type == "tides" {
            NotificationCenter.default.post(name: name, object: nil)
        }
        completionHandler(true)
    }
}
--- TideController.swift
import UIKit

final class TideController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(show), name: Notification.Name("TidesPicked"), object: nil)
    }

    @objc private func show() {
        view.backgroundColor = .systemBlue
    }
}
