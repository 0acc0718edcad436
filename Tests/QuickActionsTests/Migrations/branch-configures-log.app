# To set up a log is no log, and is named where it moves with a branch.
storyboard: yes
remark: take it out of the branch where something needs it
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if ProcessInfo().environment["UITesting"] == nil {
      configureLog()
    } else {
      UIApplication.shared.keyWindow?.layer.speed = 100
    }
    Database.shared.open()
    return true
  }

  func configureLog() { Log.shared.destinations.append("console") }
}
