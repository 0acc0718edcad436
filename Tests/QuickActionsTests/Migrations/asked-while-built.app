# The window is set where it is asked for while the interface is built.
app delegate: window = UIWindow(windowScene: windowScene)⏎    window?.rootViewController = Root()
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Root()
    window?.makeKeyAndVisible()
    return true
  }
}
--- Root.swift
import UIKit

class Root: UIViewController {
  override func viewDidLoad() {
    view.tintColor = (UIApplication.shared.delegate as? AppDelegate)?.window?.tintColor
  }
}
