# What moves with a branch is named also where nothing that stays stands behind it.
storyboard: yes
remark: runs in no launch in the background
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if let auth = Store.auth {
      Store.shared.persist(auth)
      window?.rootViewController = Unlock()
    } else {
      window?.rootViewController = Root()
    }
    return true
  }
}
