import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    guard shortcutItem.type == "com.example.bakery.hours" else { return false }
    window?.rootViewController = HoursViewController()
    return true
  }

  private func showQuickActions() {
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(type: "com.example.bakery.hours", localizedTitle: Texts.hours)
    ]
  }
}
