import UIKit

final class QuickActionRouter {
  func open(_ item: UIApplicationShortcutItem) -> Bool {
    var isHandled = false
    switch item.type {
    case "com.example.search":
      // search()
      isHandled = true
    case "com.example.compose":
      compose()
      isHandled = true
    default:
      break
    }
    return isHandled
  }
}
