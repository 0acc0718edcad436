import UIKit

// “Scan a Page” of the Info.plist is not here.
enum QuickAction: String {
  case new = "com.example.notes.new"
  case search = "com.example.notes.search"

  init?(_ item: UIApplicationShortcutItem) {
    self.init(rawValue: item.type)
  }
}

@MainActor
func perform(_ item: UIApplicationShortcutItem) -> Bool {
  // The type of an earlier version.
  if item.type == "com.example.notes.compose" {
    ComposeViewController.open()
    return true
  }
  guard let action = QuickAction(item) else { return false }
  switch action {
  case .new:
    ComposeViewController.open()
  case .search:
    break
  }
  return true
}
