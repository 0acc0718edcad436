import UIKit

final class QuickActionRouter {
  var window: UIWindow?

  func open(_ item: UIApplicationShortcutItem) {
    window?.rootViewController?.present(SearchViewController(), animated: false)
  }
}
