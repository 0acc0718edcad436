# An enumeration that performs its cases, one by a method that is not written yet.
# because nothing is in the method
scenes: no
arm: cold warm
disarm: none
--- Info.plist
@plist arm="Arm" disarm="Disarm"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let alarm = AlarmController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = alarm
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let action = AlarmAction(rawValue: shortcutItem.type) else {
            completionHandler(false)
            return
        }
        action.perform(on: alarm)
        completionHandler(true)
    }
}

enum AlarmAction: String {
    case arm
    case disarm

    func perform(on alarm: AlarmController) {
        switch self {
        case .arm: alarm.arm()
        case .disarm: alarm.disarm()
        }
    }
}
--- AlarmController.swift
import UIKit

final class AlarmController: UIViewController {
    private var isArmed = false {
        didSet { view.backgroundColor = isArmed ? .systemRed : .systemBackground }
    }

    func arm() {
        isArmed = true
    }

    func disarm() {
        // TODO: when the server is ready
    }
}
