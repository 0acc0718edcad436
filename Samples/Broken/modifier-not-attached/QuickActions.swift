import SwiftUI
import UIKit

enum QuickAction: String {
  case hours = "com.example.bakery.hours"
}

@Observable
final class Router {
  static let shared = Router()
  var pending: QuickAction?

  func take(_ item: UIApplicationShortcutItem) {
    pending = QuickAction(rawValue: item.type)
  }
}

extension View {
  func onQuickAction(perform: @escaping (QuickAction) -> Void) -> some View {
    onChange(of: Router.shared.pending, initial: true) { _, action in
      if let action { perform(action) }
    }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if let item = options.shortcutItem { Router.shared.take(item) }
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Router.shared.take(shortcutItem)
    completionHandler(true)
  }
}
