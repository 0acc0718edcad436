# A quick action that two methods take is named.
storyboard: yes
scene delegate: if let item = connectionOptions.shortcutItem { begin(item) }
remark: where both handle it, remove one
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { begin(item) }
    return true
  }

  func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    handle(shortcut)
    completionHandler(true)
  }
}
