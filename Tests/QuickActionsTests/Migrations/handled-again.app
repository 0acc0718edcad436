# A quick action that UIKit brought again is handled once.
storyboard: yes
not in app delegate: let item
not in app delegate: connect(
scene delegate: appDelegate?.application(.shared, performActionFor: shortcutItem) { _ in }
remark: it is handled once now
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { handle(item) }
    return true
  }

  func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    handle(shortcut)
    completionHandler(true)
  }
}
