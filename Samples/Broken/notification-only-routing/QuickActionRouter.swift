import UIKit

final class QuickActionRouter {
  func open(_ item: UIApplicationShortcutItem) {
    NotificationCenter.default.post(name: .quickAction, object: item.type)
  }
}
