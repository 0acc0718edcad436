# A launch is no return to the foreground.
storyboard: yes
scene delegate:   private var wasInForeground = false
scene delegate:     if wasInForeground {⏎      appDelegate?.applicationWillEnterForeground(.shared)⏎    }⏎    wasInForeground = true
remark: called at no launch, as before
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationWillEnterForeground(_ application: UIApplication) {
    Lock.ask()
  }
}
