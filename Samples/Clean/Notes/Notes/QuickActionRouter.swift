import UIKit

/// The one place that knows what each quick action opens.
@MainActor
final class QuickActionRouter {
  let rootViewController = UINavigationController(rootViewController: UIViewController())

  private enum Action: String {
    case newNote = "new-note"
    case search
    case notebook
  }

  /// - Returns: whether the action is known.
  func open(_ item: UIApplicationShortcutItem) -> Bool {
    let name = item.type.split(separator: ".").last.map(String.init) ?? item.type
    guard let action = Action(rawValue: name) else { return false }
    let destination = UIViewController()
    destination.title =
      action == .notebook ? item.userInfo?["notebook"] as? String : item.localizedTitle
    // The stack is replaced, so that no second copy piles up on it.
    rootViewController.setViewControllers(
      [rootViewController.viewControllers[0], destination], animated: false)
    return true
  }
}
