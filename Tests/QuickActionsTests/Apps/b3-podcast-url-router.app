# A podcast app whose types are addresses of its own scheme, which the router for links opens.
# because each address has a host that the router knows
scenes: yes
earshot://queue: cold warm
earshot://downloads: cold warm
earshot://search: cold warm
--- Info.plist
@plist scene=SceneDelegate earshot://queue="Up Next" earshot://downloads="Downloads" earshot://search="Search"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let router = URLRouter()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = router.root
    window?.makeKeyAndVisible()

    if let shortcut = connectionOptions.shortcutItem, let url = URL(string: shortcut.type) {
      router.open(url)
    } else if let context = connectionOptions.urlContexts.first {
      router.open(context.url)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    URLContexts.forEach { router.open($0.url) }
  }

  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    guard let url = URL(string: shortcutItem.type) else {
      return completionHandler(false)
    }
    completionHandler(router.open(url))
  }
}
--- URLRouter.swift
import UIKit

final class URLRouter {
  let root = UITabBarController()

  private let queue = UINavigationController(rootViewController: QueueViewController())
  private let downloads = UINavigationController(rootViewController: DownloadsViewController())

  init() {
    root.viewControllers = [queue, downloads]
  }

  @discardableResult
  func open(_ url: URL) -> Bool {
    guard url.scheme == "earshot", let host = url.host else { return false }
    switch host {
    case "queue":
      root.selectedViewController = queue
    case "downloads":
      root.selectedViewController = downloads
    case "search":
      root.selectedViewController = queue
      queue.pushViewController(SearchViewController(), animated: false)
    case "episode":
      guard let id = url.pathComponents.last else { return false }
      let detail = EpisodeViewController()
      detail.title = id
      queue.pushViewController(detail, animated: true)
    default:
      return false
    }
    return true
  }
}
--- Screens.swift
import UIKit

class QueueViewController: UITableViewController {}
class DownloadsViewController: UITableViewController {}
class SearchViewController: UIViewController {}
class EpisodeViewController: UIViewController {}
