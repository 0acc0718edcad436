# An answer that has a handled quick action come again is named.
storyboard: yes
app delegate: if let item = connectionOptions.shortcutItem {
remark: where this returns true, the handler gets the quick action again
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
      return handle(item)
    }
    return true
  }

  func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(handle(shortcut))
  }
}
