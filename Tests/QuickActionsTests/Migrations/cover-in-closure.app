# A window over the app's that a closure makes is told which scene it gets.
app delegate:   var window: UIWindow?
scene delegate: appDelegate?.window = window
first remark: add “cover.windowScene = window?.windowScene” before it is shown
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var covers: [UIWindow] = []

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    Later.run { [weak self] in
      let cover = UIWindow(frame: UIScreen.main.bounds)
      self?.covers.append(cover)
    }
  }
}
