# A cover of the app's own class of windows gets its scene.
app delegate:   var window: UIWindow?
scene delegate: appDelegate?.window = window
app delegate:     let cover = CoverWindow(frame: UIScreen.main.bounds)⏎    cover.windowScene = window?.windowScene⏎
no remark: is never shown
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    let cover = CoverWindow(frame: UIScreen.main.bounds)
    cover.isHidden = false
  }
}
--- CoverWindow.swift
import UIKit

class CoverWindow: UIWindow {}
