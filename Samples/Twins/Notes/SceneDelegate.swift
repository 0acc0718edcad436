import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // Nothing reads the action that launched the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard shortcutItem.type == "com.example.notes.new" else { return }
    let sheet = ComposeViewController()
    window?.rootViewController?.present(sheet, animated: true)
    completionHandler(true)
    completionHandler(true)
  }
}

final class NoteViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    view.setNeedsLayout()
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }

  func offerActions(_ application: UIApplication) {
    guard traitCollection.forceTouchCapability == .available else { return }
    // The Info.plist has this one, and it is in one language here.
    let search = UIApplicationShortcutItem(
      type: "com.example.notes.search", localizedTitle: "Search")
    application.shortcutItems = [search]
  }
}
