# What is set without a receiver shows the first screen, too.
storyboard: yes
app delegate: {⏎    Analytics.start()⏎    register()⏎    return true
app delegate: appRoot = First()⏎    showSecond()⏎    flow.begin()⏎    setUp()⏎  }
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let flow = SubFlow()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Analytics.start()
    appRoot = First()
    showSecond()
    flow.begin()
    setUp()
    register()
    return true
  }

  func setUp() { Router.showThird() }
  func register() { UNUserNotificationCenter.current().delegate = self }
}
--- Root.swift
import UIKit

var appRoot: UIViewController? {
  get { UIApplication.shared.delegate?.window??.rootViewController }
  set { UIApplication.shared.delegate?.window??.rootViewController = newValue }
}

func showSecond() { appRoot = Second() }

enum Router {
  static func showThird() { appRoot = Third() }
}

class Flow {
  var root: UIViewController? {
    get { nil }
    set { UIApplication.shared.delegate?.window??.rootViewController = newValue }
  }
}
--- SubFlow.swift
import UIKit

final class SubFlow: Flow {
  func begin() { root = Fourth() }
}
