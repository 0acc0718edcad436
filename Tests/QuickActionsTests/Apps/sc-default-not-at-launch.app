# A reader whose scene delegate handles quick actions with a default, and reads no connection options.
# because no default runs where nobody looks at the quick action
scenes: yes
new: warm
scan: warm
--- Info.plist
@plist scene=SceneDelegate new="New Document" scan="Scan a Page"
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
             options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
  }

  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    switch shortcutItem.type {
    case "new": window?.rootViewController?.present(UIViewController(), animated: true)
    default: window?.rootViewController?.dismiss(animated: true)
    }
    completionHandler(true)
  }
}
