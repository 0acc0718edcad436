# Options that are unwrapped before they are read.
storyboard: yes
not in app delegate: launchOptions =
scene delegate: if let payload = connectionOptions.notificationResponse?.notification.request
scene delegate: if isFirst, let url = connectionOptions.urlContexts.first?.url { open(url) }
scene delegate: do {⏎      if let item = connectionOptions.shortcutItem { open(item) }⏎    }
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if let launchOptions = launchOptions,
      let payload = launchOptions[.remoteNotification] as? [AnyHashable: Any]
    {
      open(payload)
    }
    if isFirst, let launchOptions, let url = launchOptions[.url] as? URL { open(url) }
    if let options = launchOptions {
      if let item = options[.shortcutItem] as? UIApplicationShortcutItem { open(item) }
    }
    return true
  }
}
