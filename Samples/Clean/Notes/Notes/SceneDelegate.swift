import UIKit

/// Brings quick actions to the router, whether the app was running or not.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let router = QuickActionRouter()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = router.rootViewController
    window.makeKeyAndVisible()
    self.window = window
    // A cold launch brings the action here and nowhere else.
    if let item = connectionOptions.shortcutItem { _ = router.open(item) }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(router.open(shortcutItem))
  }
}
