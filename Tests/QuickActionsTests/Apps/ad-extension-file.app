# A drawing app whose handler stands in an extension in another file.
scenes: no
sketch: cold warm
import: cold warm
--- Info.plist
@plist sketch="New Sketch" import="Import Photo"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
--- AppDelegate+Shortcuts.swift
import UIKit

extension AppDelegate {
    private enum ShortcutType: String {
        case sketch
        case photo = "import"
    }

    func application(_ application: UIApplication,
                     performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let type = ShortcutType(rawValue: shortcutItem.type) else {
            return completionHandler(false)
        }
        switch type {
        case .sketch:
            window?.rootViewController?.present(SketchViewController(), animated: true)
        case .photo:
            window?.rootViewController?.present(UIImagePickerController(), animated: true)
        }
        completionHandler(true)
    }
}

final class SketchViewController: UIViewController {}
