# A helper that keeps the quick action of a launch finds none, and the handler gets it.
scene delegate: pendingItem = connectionOptions.shortcutItem
app delegate:     Shortcuts.launch(with: launchOptions)⏎    return true
remark: nothing is found here
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    Shortcuts.launch(with: launchOptions)
    return true
  }

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    Shortcuts.pending = shortcutItem
    completionHandler(true)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Shortcuts.handle() }
}
--- Shortcuts.swift
import UIKit

enum Shortcuts {
  static var pending: UIApplicationShortcutItem?
  static func launch(with launchOptions: [UIApplication.LaunchOptionsKey: Any]?) {
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { pending = item }
  }
  static func handle() {
    guard let item = pending else { return }
    pending = nil
    UIApplication.shared.open(URL(string: "x://" + item.type)!)
  }
}
