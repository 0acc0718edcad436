import SwiftUI

@main
struct ReaderApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { LibraryView() }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  // The app has scenes: iOS asks the scene's delegate.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    switch shortcutItem.localizedTitle {
    case "Go On Reading": NotificationCenter.default.post(name: .openLastBook, object: nil)
    case "Search": break
    default: return
    }
  }

  func applicationWillResignActive(_ application: UIApplication) {
    let last = UIApplicationShortcutItem(
      type: "last-book", localizedTitle: "Go On Reading", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(templateImageName: "book@2x.png"))
    application.shortcutItems = (application.shortcutItems ?? []) + [last]
  }

  func offerEverything(_ application: UIApplication) {
    let search = UIApplicationShortcutItem(
      type: "search", localizedTitle: "Search", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(systemImageName: "magnifying-glass"))
    application.shortcutItems = [search, recent, favorites, unread, shop]
  }
}
