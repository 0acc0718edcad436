# An app that still has the Swift 2 spelling of performActionFor, which UIKit no longer calls.
# because the selector of application(application:performActionForShortcutItem:completionHandler:) is another one
scenes: no
draw: none
gallery: none
--- Info.plist
@plist draw="Draw" gallery="Gallery"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    func application(application: UIApplication,
                     performActionForShortcutItem shortcutItem: UIApplicationShortcutItem,
                     completionHandler: (Bool) -> Void) {
        let navigation = window?.rootViewController as? UINavigationController
        switch shortcutItem.type {
        case "draw":
            navigation?.pushViewController(CanvasViewController(), animated: true)
        case "gallery":
            navigation?.popToRootViewController(animated: true)
        default:
            break
        }
        completionHandler(true)
    }
}
--- CanvasViewController.swift
import UIKit

class CanvasViewController: UIViewController {}
