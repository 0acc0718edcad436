import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // 只处理了冷启动
    if connectionOptions.shortcutItem?.type == "com.example.bakery.hours" {
      window?.rootViewController = HoursViewController()
    }
  }
}
