# A timer app that always returns false at launch and handles actions in performActionFor alone.
# because false keeps UIKit from calling performActionFor after a cold launch
scenes: no
start: warm
lap: warm
--- Info.plist
@plist start="Start Timer" lap="New Lap"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let clock = Clock()

  func application(_ application: UIApplication,
                   didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    UINavigationBar.appearance().tintColor = .orange
    return false
  }

  func application(_ application: UIApplication,
                   performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    if shortcutItem.type == "start" {
      clock.start()
      completionHandler(true)
    } else if shortcutItem.type == "lap" {
      clock.addLap()
      completionHandler(true)
    } else {
      completionHandler(false)
    }
  }
}
--- Clock.swift
import Foundation

final class Clock {
  private var started: Date?
  private(set) var laps: [TimeInterval] = []

  func start() {
    started = Date()
  }

  func addLap() {
    guard let started else { return }
    laps.append(Date().timeIntervalSince(started))
  }
}
