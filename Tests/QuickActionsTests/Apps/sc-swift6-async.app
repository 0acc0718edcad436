# An app in Swift 6 with the async form of the warm handler and a task at a cold launch.
scenes: yes
scan: cold warm
wallet: cold warm
--- Info.plist
@plist scene=SceneDelegate scan="Scan" wallet="Wallet"
--- Sources/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: session.role)
  }
}
--- Sources/SceneDelegate.swift
import UIKit

@MainActor
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let quickActions = QuickActions()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = quickActions.root
    window?.makeKeyAndVisible()
    if let type = connectionOptions.shortcutItem?.type {
      Task { await quickActions.perform(type) }
    }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    await quickActions.perform(shortcutItem.type)
  }
}
--- Sources/QuickActions.swift
import UIKit

@MainActor
final class QuickActions {
  let root = UINavigationController(rootViewController: UIViewController())
  private let store = PassStore()

  @discardableResult
  func perform(_ type: String) async -> Bool {
    switch type {
    case "scan":
      root.pushViewController(ScannerViewController(), animated: true)
    case "wallet":
      let passes = await store.passes()
      root.pushViewController(WalletViewController(passes: passes), animated: true)
    default:
      return false
    }
    return true
  }
}

actor PassStore {
  func passes() -> [String] { ["Gym", "Library"] }
}

final class ScannerViewController: UIViewController {}

final class WalletViewController: UITableViewController {
  private let passes: [String]

  init(passes: [String]) {
    self.passes = passes
    super.init(style: .plain)
    title = "\(passes.count)"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
