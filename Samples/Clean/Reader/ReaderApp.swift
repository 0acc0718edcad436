import SwiftUI

@main
struct ReaderApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @State private var actions = QuickActions.shared

  var body: some Scene {
    WindowGroup {
      LibraryView(path: $actions.path)
    }
  }
}

/// Where quick actions lead. SwiftUI follows `path` whenever the screen is there.
@Observable final class QuickActions {
  static let shared = QuickActions()
  var path: [Destination] = []

  func open(_ item: UIApplicationShortcutItem) -> Bool {
    guard let destination = Destination(rawValue: item.type) else { return false }
    path = [destination]
    return true
  }
}

enum Destination: String, Hashable {
  case lastBook = "com.example.reader.last-book"
  case search = "com.example.reader.search"
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    if let item = options.shortcutItem { _ = QuickActions.shared.open(item) }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    QuickActions.shared.open(shortcutItem)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: Destination.lastBook.rawValue, localizedTitle: String(localized: "Go On Reading"),
        localizedSubtitle: nil, icon: UIApplicationShortcutIcon(systemImageName: "book"))
    ]
  }
}
