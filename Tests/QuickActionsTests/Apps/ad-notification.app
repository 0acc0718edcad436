# A water app that posts a notification which its root view controller observes.
# because the window is made in didFinishLaunching, so viewDidLoad has run when performActionFor posts
scenes: no
glass: cold warm
bottle: none
--- Info.plist
@plist glass="One Glass" bottle="One Bottle"
--- AppDelegate.swift
import UIKit

extension Notification.Name {
    static let drankGlass = Notification.Name("drankGlass")
    static let drankBottle = Notification.Name("drankBottle")
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = WaterViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "glass" {
            NotificationCenter.default.post(name: .drankGlass, object: nil)
        } else if shortcutItem.type == "bottle" {
            NotificationCenter.default.post(name: .drankBottle, object: nil)
        }
        completionHandler(true)
    }
}
--- WaterViewController.swift
import UIKit

final class WaterViewController: UIViewController {
    private let label = UILabel()
    private var glasses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        NotificationCenter.default.addObserver(
            self, selector: #selector(addGlass), name: .drankGlass, object: nil)
    }

    @objc private func addGlass() {
        glasses += 1
        label.text = "\(glasses)"
    }
}
