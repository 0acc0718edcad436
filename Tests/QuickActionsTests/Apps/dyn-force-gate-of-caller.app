# An app that sets one dynamic action where there is 3D Touch, and another one everywhere.
# because no device of today has 3D Touch
scenes: no
sprint: none
stretch: cold warm
--- Info.plist
@plist
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let tabs = window?.rootViewController as? UITabBarController
        switch shortcutItem.type {
        case "sprint": tabs?.selectedIndex = 0
        case "stretch": tabs?.selectedIndex = 1
        default: break
        }
        completionHandler(true)
    }
}
--- TrainingViewController.swift
import UIKit

final class TrainingViewController: UIViewController {
    private var supportsForce: Bool { traitCollection.forceTouchCapability == .available }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stretch = UIApplicationShortcutItem(type: "stretch", localizedTitle: "Stretch")
        UIApplication.shared.shortcutItems = [stretch]
    }

    func didStartSprint() {
        if supportsForce { offerSprint() }
    }

    private func offerSprint() {
        let sprint = UIApplicationShortcutItem(type: "sprint", localizedTitle: "Sprint")
        UIApplication.shared.shortcutItems?.append(sprint)
        UIApplication.shared.shortcutItems = [sprint]
    }
}
