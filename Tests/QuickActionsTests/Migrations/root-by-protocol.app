# What a protocol adds to the app delegate shows the first screen, too.
storyboard: yes
app delegate: {⏎    Analytics.start()⏎    return true
app delegate: func connect() {⏎    root = First()⏎  }
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Analytics.start()
    root = First()
    return true
  }
}
--- AppDelegate+Window.swift
import UIKit

extension AppDelegate: WindowProvider {}
--- WindowProvider.swift
import UIKit

protocol WindowProvider: AnyObject {
  var window: UIWindow? { get set }
}

extension WindowProvider {
  var root: UIViewController? {
    get { window?.rootViewController }
    set { window?.rootViewController = newValue }
  }
}
