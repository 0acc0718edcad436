# A storyboard's window is handed to the app delegate that uses it.
storyboard: yes
app delegate: Analytics.start()⏎    return true
not in app delegate: let tabs
scene delegate: appDelegate?.window = window⏎    let tabs = window?.rootViewController
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let tabs = window?.rootViewController as? UITabBarController
    tabs?.selectedIndex = 1
    Analytics.start()
    return true
  }

  func show() { window?.rootViewController?.dismiss(animated: true) }
}
