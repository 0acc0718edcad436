import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let counter = window?.rootViewController as? CounterViewController
    switch shortcutItem.type {
    case "com.example.bakery.order": counter?.order()
    case "com.example.bakery.hour": counter?.showHours()
    default: counter?.showAll()
    }
    completionHandler(true)
  }
}
