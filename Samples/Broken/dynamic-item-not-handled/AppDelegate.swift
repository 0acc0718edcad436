import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidBecomeActive(_ application: UIApplication) {
    application.shortcutItems = [
      UIApplicationShortcutItem(type: "com.example.bakery.hours", localizedTitle: Texts.hours)
    ]
  }
}
