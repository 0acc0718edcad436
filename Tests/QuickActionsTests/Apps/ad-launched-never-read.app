# A bank that keeps the launched item, spells the key in full, returns false, and never looks at the item again.
# because false keeps UIKit from calling performActionFor after the launch
scenes: no
transfer: warm
--- Info.plist
@plist transfer="Transfer"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var launchedShortcutItem: UIApplicationShortcutItem?
  let tabs = UITabBarController()

  func application(_ application: UIApplication,
                   didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    if let item = launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem {
      launchedShortcutItem = item
      return false
    }
    return true
  }

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    completionHandler(route(shortcutItem.type))
  }

  private func route(_ type: String) -> Bool {
    guard type.hasSuffix("transfer") else { return false }
    tabs.selectedIndex = 1
    return true
  }
}
