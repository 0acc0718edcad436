import UIKit

extension UIApplication {
  @MainActor
  func updateShortcuts() {
    let last = UIApplicationShortcutItem(
      type: "com.example.bakery.last", localizedTitle: "Last Order",
      localizedSubtitle: "Once more, please", icon: nil)
    let hours = UIApplicationShortcutItem(
      type: "com.example.bakery.hours",
      localizedTitle: NSLocalizedString("Opening Hours", comment: "Quick action"))
    UIApplication.shared.shortcutItems = [last, hours]
  }
}
