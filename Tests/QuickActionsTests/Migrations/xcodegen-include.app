# A file that XcodeGen includes may write the list again.
storyboard: yes
remark: or the next run of XcodeGen removes it
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    return true
  }
}
--- project.yml
name: App
include: base.yml
