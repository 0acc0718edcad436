# What builds the window goes to the scene delegate.
app delegate: Analytics.start()⏎⏎    return true
not in app delegate: UIWindow
not in app delegate: // The first
scene delegate: guard let windowScene = scene as? UIWindowScene
scene delegate: // The first screen.⏎    window = UIWindow(windowScene: windowScene)
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Analytics.start()

    // The first screen.
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Root()
    window?.makeKeyAndVisible()
    return true
  }
}
