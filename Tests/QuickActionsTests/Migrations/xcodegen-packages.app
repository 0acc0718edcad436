# The window stays for frameworks that XcodeGen adds.
app delegate:   var window: UIWindow?
scene delegate: appDelegate?.window = window
remark: the window stays here, set by the scene delegate
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
}
--- project.yml
name: App
packages:
  Hud:
    path: ../Hud
