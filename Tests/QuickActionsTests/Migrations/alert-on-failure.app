# A set-up that shows an alert where it fails stays.
app delegate: {⏎    setUpStore()⏎    return true
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    setUpStore()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Root()
    return true
  }

  func setUpStore() {
    do { try Store.open() } catch {
      DispatchQueue.main.async {
        let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
        self.window?.rootViewController?.present(alert, animated: true)
      }
    }
  }
}
