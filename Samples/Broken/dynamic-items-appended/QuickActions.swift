import UIKit

func addQuickActions() {
  var items = UIApplication.shared.shortcutItems ?? []
  items.append(UIApplicationShortcutItem(type: "com.example.search", localizedTitle: "Search"))
  UIApplication.shared.shortcutItems = items
}
