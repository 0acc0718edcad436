# A radio that tells its enumeration to a closure which nobody sets.
# because a call on nil does nothing
scenes: no
live: none
--- Info.plist
@plist live="Listen Live"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var onShortcut: ((Action) -> Void)?

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    guard let action = Action(rawValue: shortcutItem.type) else { return completionHandler(false) }
    onShortcut?(action)
    completionHandler(true)
  }
}

enum Action: String { case live }
