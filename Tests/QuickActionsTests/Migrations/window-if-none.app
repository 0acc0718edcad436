# A window that is made where there is none yet is named.
app delegate: if window == nil { window = UIWindow(windowScene: windowScene) }
remark: a scene can connect again in the same process
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    setUp()
    return true
  }

  func setUp() {
    if window == nil { window = UIWindow(frame: UIScreen.main.bounds) }
    window?.rootViewController = Root()
  }
}
