import UIKit

enum Shortcut: String {
  case order = "com.example.bakery.order"
  case hours = "com.example.bakery.hours"
  case recent = "com.example.bakery.recent"
}

extension UIApplication {
  @MainActor
  func updateShortcuts(lastOrder: String?) {
    var items = [
      UIApplicationShortcutItem(type: Shortcut.order.rawValue, localizedTitle: "Order Bread")
    ]
    if let lastOrder {
      items.append(
        UIApplicationShortcutItem(type: Shortcut.recent.rawValue, localizedTitle: lastOrder))
    }
    UIApplication.shared.shortcutItems = items
  }
}
