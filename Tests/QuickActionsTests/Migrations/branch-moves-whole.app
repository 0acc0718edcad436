# What moves with a branch though it builds nothing is named.
storyboard: yes
app delegate: {⏎    Sync.start()⏎    return true
remark: take it out of the branch where something needs it
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if Store.exists {
      window?.rootViewController = Unlock()
    } else {
      NSLog("open")
      Store.shared.open()
      window?.rootViewController = Root()
    }
    Sync.start()
    return true
  }
}
