# What is deferred and stays is named, but for what ends there.
app delegate: defer { span.end() }⏎    defer { Coordinator.shared.start() }⏎    return true
remark: now before a scene connects and the interface is built
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let span = Span("launch")
    defer { span.end() }
    defer { Coordinator.shared.start() }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Coordinator.shared.root
    return true
  }
}
