# A quick action that no launch handles is named.
storyboard: yes
app delegate: -> Bool {⏎    return true⏎  }
not in app delegate: isLaunched
remark: it is lost, as it was before
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let isLaunched = launchOptions?[.shortcutItem] != nil
    return !isLaunched
  }

  func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(handle(shortcut))
  }
}
