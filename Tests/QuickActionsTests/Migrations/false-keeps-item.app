# A quick action that false kept from the handler is handled once.
app delegate: if let item = connectionOptions.shortcutItem { handle(item) }⏎    return false
scene delegate: guard isPending else { return }
no remark: the handler gets
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let nav = UINavigationController()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = nav
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { handle(item) }
    return false
  }

  func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    handle(shortcut)
    completionHandler(true)
  }
}
