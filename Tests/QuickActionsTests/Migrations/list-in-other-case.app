# A property list that the project names in another case is the one that is there.
scene delegate: window = UIWindow(windowScene: windowScene)
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
    sources: .
    settings:
      INFOPLIST_FILE: info.plist
