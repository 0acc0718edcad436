import UIKit

final class QuickActionRouter {
  var window: UIWindow?

  func open(_ item: UIApplicationShortcutItem) {
    let navigation = window?.rootViewController as? UINavigationController
    navigation?.pushViewController(ComposeViewController(), animated: false)
  }
}
