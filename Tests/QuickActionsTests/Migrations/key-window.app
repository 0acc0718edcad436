# The key window is nobody's before there is one.
app delegate: Log.start()⏎    }⏎    Analytics.start()⏎    return true
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if isTesting {
      UIApplication.shared.keyWindow?.layer.speed = 100
    } else {
      Log.start()
    }
    Analytics.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }
}
