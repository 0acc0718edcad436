# What the second launch method does with what the first built moves, too.
app delegate: {⏎    Analytics.start()⏎    return true
app delegate: setUp(in: windowScene)⏎⏎    list.title = "First"⏎  }
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var list: UITableViewController!

  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    setUp()
    return true
  }

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Analytics.start()
    list.title = "First"
    return true
  }

  func setUp() {
    window = UIWindow(frame: UIScreen.main.bounds)
    list = UITableViewController()
    window?.rootViewController = list
  }
}
