# What only observes stays, and what it leads to later.
app delegate: {⏎    observe()⏎    return true
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    observe()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Root()
    return true
  }

  func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(repaint), name: .theme, object: nil)
  }

  @objc func repaint() { window?.tintColor = .red }
}
