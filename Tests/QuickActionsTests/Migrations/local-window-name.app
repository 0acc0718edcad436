# A local name that hides the app's window is told apart.
storyboard: yes
remark: add “window.windowScene = self.window?.windowScene” before
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private lazy var cover: UIWindow = {
    let window = UIWindow()
    window.windowLevel = .alert
    return window
  }()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    return true
  }
}
