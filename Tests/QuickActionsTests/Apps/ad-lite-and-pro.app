# Two apps of one XcodeGen project that share their app delegate, and each has a router of its own.
# because the router of the free app has no branch for its export
scenes: no
lite.count: cold warm
lite.export: none
pro.count: cold warm
pro.export: cold warm
--- project.yml
name: Tally
targets:
  TallyLite:
    type: application
    platform: iOS
    sources: [Shared, Lite]
    settings:
      INFOPLIST_FILE: Lite/Info.plist
  TallyPro:
    type: application
    platform: iOS
    sources: [Shared, Pro]
    settings:
      INFOPLIST_FILE: Pro/Info.plist
--- Shared/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = CounterViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let counter = window?.rootViewController as? CounterViewController else {
            return completionHandler(false)
        }
        completionHandler(ShortcutRouter().route(shortcutItem, to: counter))
    }
}
--- Shared/CounterViewController.swift
import UIKit

final class CounterViewController: UIViewController {
    private var count = 0

    func add() {
        count += 1
        title = "\(count)"
    }

    func export() {
        present(UIActivityViewController(activityItems: ["\(count)"], applicationActivities: nil), animated: true)
    }
}
--- Lite/Info.plist
@plist lite.count="Count" lite.export="Export"
--- Lite/ShortcutRouter.swift
import UIKit

struct ShortcutRouter {
    func route(_ item: UIApplicationShortcutItem, to counter: CounterViewController) -> Bool {
        guard item.type == "lite.count" else { return false }
        counter.add()
        return true
    }
}
--- Pro/Info.plist
@plist pro.count="Count" pro.export="Export"
--- Pro/ShortcutRouter.swift
import UIKit

struct ShortcutRouter {
    func route(_ item: UIApplicationShortcutItem, to counter: CounterViewController) -> Bool {
        switch item.type {
        case "pro.count": counter.add()
        case "pro.export": counter.export()
        default: return false
        }
        return true
    }
}
