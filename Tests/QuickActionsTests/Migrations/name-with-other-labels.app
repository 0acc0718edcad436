# Labels tell a method of the app delegate from another one of its name.
app delegate: func launch(with options: UIScene.ConnectionOptions) {
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

  func launch(with options: [UIApplication.LaunchOptionsKey: Any]?) {
    if let url = options?[.url] as? URL { print(url) }
  }
}
--- Home.swift
import UIKit

class Home: UIViewController {
  let flow = Flow()
  override func viewDidLoad() {
    super.viewDidLoad()
    flow.launch(for: 1) { print("launched") }
    flow.launch()
    func launch(tab: Int) {}
    launch(tab: 1)
  }
}

class Flow {
  func launch() {}
  func launch(for account: Int, then work: () -> Void) { work() }
}
