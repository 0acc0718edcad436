# A list whose enumeration has an initializer for quick actions, and one branch that is still empty.
# because the case that the type becomes is a break
scenes: no
add: unknown
show: cold warm
--- Info.plist
@plist add="Add" show="Show List"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    if let action = Action(shortcutItem) { run(action) }
    completionHandler(true)
  }

  private func run(_ action: Action) {
    switch action {
    case .add: break
    case .show: (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
    }
  }
}

enum Action {
  case add, show

  init?(_ item: UIApplicationShortcutItem) {
    switch item.type {
    case "add": self = .add
    case "show": self = .show
    default: return nil
    }
  }
}
