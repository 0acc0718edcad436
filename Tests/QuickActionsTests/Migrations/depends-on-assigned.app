# What depends on a variable that moved code assigns moves behind it.
app delegate: makeOverlay()⏎    fade()⏎  }
app delegate: {⏎    Analytics.start()⏎    return true
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var overlay: UIView?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    makeOverlay()
    Analytics.start()
    fade()
    return true
  }

  func makeOverlay() {
    let view = UIView()
    window?.addSubview(view)
    overlay = view
  }

  func fade() { overlay?.alpha = 0 }
}
