# A superclass of the app's own that has nothing of an app delegate.
storyboard: yes
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: Logging, UIApplicationDelegate {
  var window: UIWindow?
}
--- Logging.swift
import UIKit

class Logging: UIResponder {
  func log(_ url: URL) -> Bool { true }
}
// AppDelegate
