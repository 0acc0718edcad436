# A method of another class with the name of the one that reads the launch options stands for itself.
app delegate: private func launch(with options: UIScene.ConnectionOptions) {
scene delegate: appDelegate?.connect(windowScene, options: connectionOptions)
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Home()
    launch(with: launchOptions)
    return true
  }

  private func launch(with options: [UIApplication.LaunchOptionsKey: Any]?) {
    if let url = options?[.url] as? URL { print(url) }
  }
}
--- Home.swift
import UIKit

class Home: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Flow().launch(1)
  }
}

class Flow {
  func launch(_ account: Int) {}
}
