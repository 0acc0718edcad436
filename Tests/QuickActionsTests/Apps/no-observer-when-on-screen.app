# A shop whose tabs listen from viewDidAppear on, and whose scene delegate posts while it connects.
# because no view has appeared before the connecting method returns, and what is posted is not followed whole
scenes: yes
cart: unknown
--- Info.plist
@plist scene=SceneDelegate cart="Show Cart"
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
             options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = Tabs()
    window?.makeKeyAndVisible()
    if let item = connectionOptions.shortcutItem {
      NotificationCenter.default.post(name: .picked, object: item.type)
    }
  }

  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    NotificationCenter.default.post(name: .picked, object: shortcutItem.type)
    completionHandler(true)
  }
}

extension Notification.Name { static let picked = Notification.Name("picked") }
--- Tabs.swift
import UIKit

final class Tabs: UITabBarController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    NotificationCenter.default.addObserver(forName: .picked, object: nil, queue: nil) { [weak self] note in
      self?.open(note.object as? String)
    }
  }

  private func open(_ type: String?) {
    if type == "cart" { selectedIndex = 2 }
  }
}
