import UIKit

enum QuickAction: String {
  case compose = "com.example.mail.compose"

  init?(_ item: UIApplicationShortcutItem) {
    self.init(rawValue: item.type)
  }
}

@MainActor
func open(_ item: UIApplicationShortcutItem) -> Bool {
  guard let action = QuickAction(item) else { return false }
  switch action {
  case .compose:
    Composer.shared.open()
    return true
  }
}
