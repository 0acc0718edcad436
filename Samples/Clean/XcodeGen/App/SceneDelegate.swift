import UIKit

/// The quick actions of `project.yml`, without the bundle identifier before their types.
enum QuickAction: String {
  case new
  case search

  init?(_ item: UIApplicationShortcutItem) {
    self.init(rawValue: item.type.components(separatedBy: ".").last ?? "")
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    if let item = connectionOptions.shortcutItem { _ = open(item) }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(open(shortcutItem))
  }

  private func open(_ item: UIApplicationShortcutItem) -> Bool {
    guard let action = QuickAction(item) else { return false }
    switch action {
    case .new: show("New Note")
    case .search: show("Search")
    }
    return true
  }

  private func show(_ title: String) {
    let destination = UIViewController()
    destination.title = title
    navigation.setViewControllers([navigation.viewControllers[0], destination], animated: false)
  }
}
