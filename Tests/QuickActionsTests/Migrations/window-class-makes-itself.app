# A class of windows that makes itself is named.
storyboard: yes
remark: a window without a scene is never shown
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    return true
  }
}
--- Banner.swift
import UIKit
class Banner: UIWindow {
  init() {
    super.init(frame: UIScreen.main.bounds)
  }
}
