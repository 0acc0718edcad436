# What shows the first screen in another class follows the window.
app delegate: {⏎    Analytics.start()⏎    return true
app delegate: window = UIWindow(windowScene: windowScene)⏎    if isNew {⏎      Router.showWelcome()
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let flow = Flow()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    Analytics.start()
    if isNew {
      Router.showWelcome()
    } else {
      flow.begin()
    }
    return true
  }
}
--- Router.swift
import UIKit

enum Router {
  static func showWelcome() { show(Welcome()) }
  static func show(_ root: UIViewController) {
    (UIApplication.shared.delegate as? AppDelegate)?.window?.set(rootViewController: root)
  }
}

final class Flow {
  func begin() { UIApplication.shared.delegate?.window??.makeKeyAndVisible() }
}
