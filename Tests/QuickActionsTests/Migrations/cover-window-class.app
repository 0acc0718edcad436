# A cover of the app's own class of windows is told which scene it gets.
app delegate:   var window: UIWindow?
scene delegate: appDelegate?.window = window
remark: add “cover.windowScene = window?.windowScene” before it is shown
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
