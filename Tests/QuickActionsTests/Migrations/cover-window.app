# A window over the app's gets its scene.
app delegate:   var window: UIWindow?
scene delegate: appDelegate?.window = window
app delegate:     let cover = UIWindow(frame: UIScreen.main.bounds)⏎    cover.windowScene = window?.windowScene⏎
no remark: is never shown
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
    let cover = UIWindow(frame: UIScreen.main.bounds)
    cover.isHidden = false
    covers.append(cover)
  }
}
