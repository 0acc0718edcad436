# A diary whose app delegate keeps the launch options and looks at them when the app is active.
# because the launch method returns false for a quick action, and another method handles it then
scenes: no
entry: cold warm
--- Info.plist
@plist entry="New Entry"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var launchOptions: [UIApplication.LaunchOptionsKey: Any]?

  func application(_ application: UIApplication,
                   didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    self.launchOptions = launchOptions
    return launchOptions?[.shortcutItem] == nil
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { open(item) }
    launchOptions = nil
  }

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    open(shortcutItem)
    completionHandler(true)
  }

  private func open(_ item: UIApplicationShortcutItem) {
    guard item.type == "entry" else { return }
    (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
  }
}
