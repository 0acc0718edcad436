# A method of the app delegate hides a function that shows the first screen.
storyboard: yes
app delegate: {⏎    show()⏎    return true
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    show()
    window?.tintColor = .red
    return true
  }

  func show() { Analytics.start() }
}
--- Root.swift
import UIKit

func show() { UIApplication.shared.delegate?.window??.rootViewController = Root() }
