# A condition under which nothing is built holds in both.
app delegate: {⏎    if isTesting { return true }⏎    Analytics.start()
app delegate: {⏎    if isTesting { return }⏎
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if isTesting { return true }
    Analytics.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root()
    return true
  }

  func root() -> UIViewController { UIViewController() }
}
