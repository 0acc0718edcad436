# A sleep app that hands the type of a launch over in the user defaults, which the first screen reads when it appears.
scenes: yes
sleep.start: cold warm
sleep.stats: cold warm
--- Info.plist
@plist scene=SceneDelegate sleep.start="Go to Sleep 😴" sleep.stats="Last Night"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            UserDefaults.standard.set(item.type, forKey: DefaultsKey.pendingShortcut)
        }
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = SleepViewController()
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let sleep = window?.rootViewController as? SleepViewController
        sleep?.perform(shortcutItem.type)
        completionHandler(sleep != nil)
    }
}
--- DefaultsKey.swift
enum DefaultsKey {
    static let pendingShortcut = "pendingShortcut"
    static let lastNight = "lastNight"
}
--- SleepViewController.swift
import UIKit

class SleepViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = view.bounds
        view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let defaults = UserDefaults.standard
        if let type = defaults.string(forKey: DefaultsKey.pendingShortcut) {
            defaults.removeObject(forKey: DefaultsKey.pendingShortcut)
            perform(type)
        }
    }

    func perform(_ type: String) {
        switch type {
        case "sleep.start":
            UserDefaults.standard.set(Date(), forKey: DefaultsKey.lastNight)
            label.text = "Good night"
        case "sleep.stats":
            let night = UserDefaults.standard.object(forKey: DefaultsKey.lastNight) as? Date
            label.text = night?.description ?? "No data"
        default:
            break
        }
    }
}
