# A grocery app with an action behind a switch of the remote configuration.
# because whether express is on is known to the server alone
scenes: yes
grocer.cart: cold warm
grocer.express: unknown
--- Info.plist
@plist scene=SceneDelegate grocer.cart="Cart" grocer.express="Express Checkout ⚡️"
--- AppDelegate.swift
import FirebaseCore
import FirebaseRemoteConfig
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    FirebaseApp.configure()
    RemoteConfig.remoteConfig().fetchAndActivate()
    return true
  }
}
--- SceneDelegate.swift
import FirebaseRemoteConfig
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private lazy var navigation = UINavigationController(rootViewController: CatalogViewController())

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    connectionOptions.shortcutItem.map(open)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    open(shortcutItem)
    completionHandler(true)
  }

  private func open(_ item: UIApplicationShortcutItem) {
    switch item.type {
    case "grocer.cart":
      navigation.pushViewController(CartViewController(), animated: true)
    case "grocer.express":
      guard RemoteConfig.remoteConfig()["express_checkout"].boolValue else { return }
      navigation.pushViewController(ExpressViewController(), animated: true)
    default:
      break
    }
  }
}
--- Screens.swift
import UIKit

final class CatalogViewController: UITableViewController {}
final class CartViewController: UITableViewController {}
final class ExpressViewController: UIViewController {}
