# The item of a launch is read from the connection options.
storyboard: yes
app delegate: return true⏎  }
app delegate: if let item = connectionOptions.shortcutItem {
app delegate: return isPending⏎  }
not in app delegate: launchOptions?[
scene delegate: let isPending = appDelegate?.connect(options: connectionOptions) ?? true
scene delegate: guard isPending else { return }
scene delegate: appDelegate?.application(.shared, performActionFor: shortcutItem) { _ in }
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var launched: UIApplicationShortcutItem?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    var isPending = true
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
      launched = item
      isPending = false
    }
    return isPending
  }

  func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(open(item))
  }
}
