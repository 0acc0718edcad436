# A player that keeps the connection options as a whole and looks at them when the scene is active.
# because whoever keeps the options may read their shortcut item later
scenes: yes
play: cold warm
queue: cold warm
--- Info.plist
@plist scene=SceneDelegate play="Play" queue="Show Queue"
--- SceneDelegate.swift
import UIKit

struct Launch { let options: UIScene.ConnectionOptions }

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let tabs = UITabBarController()
  private var launch: Launch?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
             options connectionOptions: UIScene.ConnectionOptions) {
    launch = Launch(options: connectionOptions)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if let item = launch?.options.shortcutItem { open(item) }
    launch = nil
  }

  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    open(shortcutItem)
    completionHandler(true)
  }

  private func open(_ item: UIApplicationShortcutItem) {
    switch item.type {
    case "play": tabs.selectedIndex = 0
    case "queue": tabs.selectedIndex = 1
    default: break
    }
  }
}
