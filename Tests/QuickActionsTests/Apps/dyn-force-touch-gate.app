# An app without scenes that makes its dynamic action only where there is 3D Touch.
# because no device of today has 3D Touch, so the action never exists there
scenes: no
selfie: none
--- Info.plist
@plist
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        makeActions()
        return true
    }

    private func makeActions() {
        guard window?.traitCollection.forceTouchCapability == .available else { return }
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(type: "selfie", localizedTitle: "Selfie 🤳")
        ]
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "selfie" {
            window?.rootViewController?.present(UIImagePickerController(), animated: true)
        }
        completionHandler(true)
    }
}
