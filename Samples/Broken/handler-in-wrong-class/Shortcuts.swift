import UIKit

/// 快捷操作
final class Shortcuts: NSObject {
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(Router.shared.open(shortcutItem.type))
  }
}
