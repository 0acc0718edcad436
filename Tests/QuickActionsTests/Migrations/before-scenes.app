# A target of a system before scenes is named.
app delegate: return true
remark: the app runs from iOS 12.0, and scenes came with iOS 13
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
targets:
  App:
    type: application
    platform: iOS
    deploymentTarget: "12.0"
    sources: [.]
    settings:
      INFOPLIST_FILE: Info.plist
