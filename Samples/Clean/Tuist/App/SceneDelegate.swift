import UIKit

/// What the types of the quick actions of `Project.swift` are, whole.
enum QuickActionType {
  static let new = "com.example.notes.new"
  static let search = "com.example.notes" + ".search"
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
    switch item.type {
    case QuickActionType.new: show("新建笔记")
    case QuickActionType.search: show("Search")
    default: return false
    }
    return true
  }

  private func show(_ title: String) {
    let destination = UIViewController()
    destination.title = title
    navigation.setViewControllers([navigation.viewControllers[0], destination], animated: false)
  }
}
