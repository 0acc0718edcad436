# The app delegate of tests stands back.
app delegate: func connect(_ windowScene: UIWindowScene) {
remark: where another class than “AppDelegate” is chosen here
--- AppDelegate.swift
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Root()
    return true
  }
}
--- TestAppDelegate.swift
import UIKit

class TestAppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    return true
  }
}
--- main.swift
import UIKit

let name = isTesting ? NSStringFromClass(TestAppDelegate.self) : NSStringFromClass(AppDelegate.self)
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
