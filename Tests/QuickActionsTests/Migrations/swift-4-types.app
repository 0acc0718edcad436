# Types have the names of Swift 4 where the app has them.
storyboard: yes
scene delegate: var options: [UIApplicationOpenURLOptionsKey: Any] = [
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ app: UIApplication, open url: URL, options: [UIApplicationOpenURLOptionsKey: Any]) -> Bool {
    show(url)
  }
}
