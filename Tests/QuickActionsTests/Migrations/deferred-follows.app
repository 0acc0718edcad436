# What is deferred follows what it needs.
app delegate: {⏎    defer { Analytics.end() }⏎    return true
scene delegate: defer { Router.shared.search() }⏎    let root = UITabBarController()
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    defer { Router.shared.search() }
    defer { Analytics.end() }
    let root = UITabBarController()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    Router.shared.tabs = root
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) { window = nil }
}
