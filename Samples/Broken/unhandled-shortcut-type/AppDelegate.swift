import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let counter = window?.rootViewController as? CounterViewController
    switch Counter(rawValue: shortcutItem.type) {
    case .order: counter?.order()
    case .hours: counter?.showHours()
    case nil: break
    }
    completionHandler(true)
  }
}
