# A method that makes the window gets the scene.
app delegate: func connect(_ windowScene: UIWindowScene) {⏎    setUp(in: windowScene)
app delegate: private func setUp(in windowScene: UIWindowScene) {⏎    window = UIWindow(windowScene: windowScene)
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    setUp()
    return true
  }

  private func setUp() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
  }
}
