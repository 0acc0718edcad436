# A second window does not take the place of the storyboard's.
storyboard: yes
app delegate: overlay = UIWindow(windowScene: windowScene)
scene delegate: appDelegate?.window = window⏎    appDelegate?.connect(windowScene)⏎
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var overlay: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    overlay = UIWindow(frame: UIScreen.main.bounds)
    overlay?.isHidden = false
    return true
  }
}
