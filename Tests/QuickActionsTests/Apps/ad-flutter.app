# A Flutter app whose app delegate opens the settings itself and sends the other types to Dart.
# because what the Dart side does with a type cannot be seen here
scenes: no
settings: cold warm
new_task: unknown
today: unknown
--- ios/Runner/Info.plist
@plist settings="Notification Settings" new_task="New Task" today="Today"
--- ios/Runner/AppDelegate.swift
import Flutter
import UIKit

@UIApplicationMain
@objc class AppDelegate: FlutterAppDelegate {
  private var shortcutChannel: FlutterMethodChannel?

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    GeneratedPluginRegistrant.register(with: self)
    _ = super.application(application, didFinishLaunchingWithOptions: launchOptions)
    if let controller = window?.rootViewController as? FlutterViewController {
      shortcutChannel = FlutterMethodChannel(
        name: "com.example.tasks/shortcuts", binaryMessenger: controller.binaryMessenger)
    }
    return true
  }

  override func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if shortcutItem.type == "settings" {
      if let url = URL(string: UIApplication.openSettingsURLString) {
        application.open(url)
      }
      completionHandler(true)
      return
    }
    shortcutChannel?.invokeMethod("onShortcut", arguments: shortcutItem.type)
    completionHandler(true)
  }
}
