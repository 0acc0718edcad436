import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    start(with: connectionOptions.shortcutItem != nil)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    start(with: true)
    completionHandler(true)
  }

  private func start(with picked: Bool) {
    window?.rootViewController = picked ? MenuViewController() : HomeViewController()
  }

  // 没有任何地方调用它
  func open(_ item: UIApplicationShortcutItem) {
    if item.type == "com.example.bakery.hours" {
      window?.rootViewController = HoursViewController()
    }
  }
}
