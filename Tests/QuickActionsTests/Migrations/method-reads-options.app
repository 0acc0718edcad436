# A method that reads the options takes the connection options.
storyboard: yes
app delegate: Analytics.start(launchOptions)⏎    return true
app delegate: func route(_ options: UIScene.ConnectionOptions) -> Bool {
app delegate: if let url = options.urlContexts.first?.url { open(url) }
app delegate: guard let item = options.shortcutItem else
app delegate: return route(connectionOptions)
scene delegate: let isPending = appDelegate?.connect(options: connectionOptions) ?? true
scene delegate: guard isPending else { return }
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Analytics.start(launchOptions)
    window?.tintColor = .red
    return route(launchOptions)
  }

  func route(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if let options, let url = options[.url] as? URL { open(url) }
    guard let item = options?[.shortcutItem] as? UIApplicationShortcutItem else { return true }
    open(item)
    return false
  }

  func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(open(item))
  }
}
