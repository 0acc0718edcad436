# A coffee app whose types are links, which its handler opens as if another app had sent them.
# because brew://shop has no case for its host
scenes: no
brew://timer: cold warm
brew://recipes: cold warm
brew://shop: none
--- Info.plist
@plist brew://timer="Start Timer ☕️" brew://recipes="Recipes" brew://shop="Shop"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let tabs = UITabBarController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    tabs.viewControllers = [TimerViewController(), RecipesViewController()]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard url.scheme == "brew" else { return false }
    switch url.host {
    case "timer":
      tabs.selectedIndex = 0
      (tabs.viewControllers?.first as? TimerViewController)?.start()
      return true
    case "recipes":
      tabs.selectedIndex = 1
      return true
    default:
      return false
    }
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let url = URL(string: shortcutItem.type) else {
      completionHandler(false)
      return
    }
    completionHandler(self.application(application, open: url))
  }
}
--- TimerViewController.swift
import UIKit

class TimerViewController: UIViewController {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.title = Date().description
    }
  }
}

class RecipesViewController: UITableViewController {}
