# False behind a guard keeps the quick action that it handles from the handler.
app delegate: else { return true }⏎    handle(item)⏎    return false
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
    guard let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem else { return true }
    handle(item)
    return false
  }

  func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    handle(shortcut)
    completionHandler(true)
  }
}
