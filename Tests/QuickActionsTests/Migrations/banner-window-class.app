# A method that makes a second window of the app's own class gets the scene.
storyboard: yes
app delegate: func makeBanner(in windowScene: UIWindowScene) {⏎    banner = BannerWindow(windowScene: windowScene)
app delegate: func connect(_ windowScene: UIWindowScene) {⏎    makeBanner(in: windowScene)
scene delegate: appDelegate?.window = window
scene delegate: appDelegate?.connect(windowScene)
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var banner: BannerWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    makeBanner()
    return true
  }

  func makeBanner() {
    banner = BannerWindow(frame: UIScreen.main.bounds)
    banner?.makeKeyAndVisible()
  }
}
--- BannerWindow.swift
import UIKit

class BannerWindow: UIWindow {}
