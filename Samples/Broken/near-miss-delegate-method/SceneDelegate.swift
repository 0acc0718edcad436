import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // The label of Objective-C.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionForShortcutItem shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(open(shortcutItem))
  }

  private func open(_ item: UIApplicationShortcutItem) -> Bool {
    print("打开", item.type)
    return true
  }
}

final class ReadViewController: UIViewController {
  private let sidebar = UIView()

  // Optional in UIKit, so this is another method.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection) {
    sidebar.isHidden = traitCollection.horizontalSizeClass == .compact
  }
}
