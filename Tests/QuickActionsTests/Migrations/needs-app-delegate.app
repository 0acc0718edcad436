# What needs the app delegate stays in it and is called.
app delegate: func connect(_ windowScene: UIWindowScene) {⏎    window = UIWindow(windowScene: windowScene)
scene delegate: appDelegate?.connect(windowScene)⏎    window = appDelegate?.window
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let router = Router()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = router.root
    window?.makeKeyAndVisible()
    router.delegate = self
    return true
  }
}
