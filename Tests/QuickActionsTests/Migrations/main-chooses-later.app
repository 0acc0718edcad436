# A variable of main.swift that is set later may choose another class.
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
--- main.swift
import UIKit

var name = NSStringFromClass(AppDelegate.self)
if isTesting { name = "TestAppDelegate" }
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
