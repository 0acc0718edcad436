# The same diary, and nobody looks at the options again.
# because the launch method returns false, so iOS does not call performActionFor after the launch
scenes: no
entry: warm
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

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    guard shortcutItem.type == "entry" else { return completionHandler(false) }
    (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
    completionHandler(true)
  }
}
