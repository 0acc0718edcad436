# What sets the root by a property of another class follows the window.
storyboard: yes
app delegate: {⏎    launcher.begin(with: self)⏎    Analytics.start()⏎    return true
app delegate: launcher.run()⏎  }
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let launcher = Launcher()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    launcher.begin(with: self)
    Analytics.start()
    launcher.run()
    return launcher.isDone
  }
}
--- HomeFlow.swift
import UIKit

final class HomeFlow {
  func begin() { root = UITabBarController() }
  private var root: UIViewController? {
    get { nil }
    set { UIApplication.shared.delegate?.window??.rootViewController = newValue }
  }
}
--- Launcher.swift
import UIKit

final class Launcher {
  private let home = HomeFlow()
  func run() { proceed() }
  private func proceed() { home.begin() }
}
