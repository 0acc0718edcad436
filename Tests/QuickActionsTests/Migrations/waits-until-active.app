# What launched the app waits until the scene is active, and comes once.
storyboard: yes
scene delegate: pendingItem = connectionOptions.shortcutItem
scene delegate:   func sceneDidBecomeActive(_ scene: UIScene) {⏎    if let shortcutItem = pendingItem {⏎      pendingItem = nil⏎
scene delegate: { _ in }⏎    }⏎    appDelegate?.applicationDidBecomeActive(.shared)⏎  }
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidBecomeActive(_ application: UIApplication) { refresh() }

  func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    window?.rootViewController?.present(Page(item), animated: true)
  }
}
