# Where the app delegate does nothing in the foreground, nothing is kept for it.
storyboard: yes
scene delegate: func sceneDidBecomeActive(_ scene: UIScene) {
no remark: called at no launch
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationWillEnterForeground(_ application: UIApplication) {
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Lock.ask()
  }
}
