# Pods may ask for the window.
storyboard: yes
app delegate:   var window: UIWindow?
scene delegate: appDelegate?.window = window
remark: code of pods, packages or frameworks, which is not read, may ask
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    return true
  }
}
--- Podfile
target 'App'
