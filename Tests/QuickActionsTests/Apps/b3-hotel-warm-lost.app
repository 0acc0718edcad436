# A hotel app whose scene delegate reads the launch action, while the method for the running app stayed in the app delegate.
# because UIKit does not call performActionFor of the app delegate in an app with scenes
scenes: yes
hotel.key: cold
hotel.service: cold
hotel.bookings: cold
--- Info.plist
@plist scene=SceneDelegate hotel.key="Room Key" hotel.service="Room Service" hotel.bookings="Bookings"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    true
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let scene = application.connectedScenes.first { $0.activationState != .unattached }
    guard let delegate = scene?.delegate as? SceneDelegate else {
      completionHandler(false)
      return
    }
    completionHandler(delegate.navigate(to: shortcutItem))
  }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private let navigator = HotelNavigator()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = navigator.controller
    window?.makeKeyAndVisible()

    if let shortcutItem = connectionOptions.shortcutItem {
      navigate(to: shortcutItem)
    }
  }

  @discardableResult
  func navigate(to item: UIApplicationShortcutItem) -> Bool {
    guard let page = HotelNavigator.Page(rawValue: item.type) else { return false }
    navigator.show(page)
    return true
  }
}
--- HotelNavigator.swift
import UIKit

final class HotelNavigator {

  enum Page: String, CaseIterable {
    case key = "hotel.key"
    case service = "hotel.service"
    case bookings = "hotel.bookings"
  }

  let controller = UITabBarController()

  init() {
    controller.viewControllers = Page.allCases.map { page in
      let screen = UIViewController()
      screen.tabBarItem.title = page.rawValue
      return screen
    }
  }

  func show(_ page: Page) {
    guard let index = Page.allCases.firstIndex(of: page) else { return }
    controller.selectedIndex = index
  }
}
