import UIKit

final class QuickActionRouter {
  func open(_ shortcutItem: UIApplicationShortcutItem) {
    switch shortcutItem.localizedTitle {
    case "Search": search()
    case "撰写": compose()
    default: break
    }
  }
}
