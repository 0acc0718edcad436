# A map whose enumeration is made of the quick action, and whose switch leaves one case to an empty function.
# because a function without statements does nothing, whoever calls it
scenes: no
home: none
near: cold warm
--- Info.plist
@plist home="Go Home" near="Nearby"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    if let action = Action(rawValue: shortcutItem.type) { run(action) }
    completionHandler(true)
  }

  private func run(_ action: Action) {
    switch action {
    case .home: goHome()
    case .near: (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
    }
  }

  private func goHome() {}
}

enum Action: String { case home, near }
