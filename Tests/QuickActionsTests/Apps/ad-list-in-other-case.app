# The project names its Info.plist in another case than the disk, and the app makes its quick action in code.
# because disks of macOS take no account of case, so that the app has that list and no scenes
scenes: no
read.later: cold warm
--- project.yml
name: Reader
targets:
  Reader:
    type: application
    platform: iOS
    sources: [App]
    settings:
      INFOPLIST_FILE: app/Info.plist
--- App/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>CFBundleIdentifier</key>
  <string>com.example.reader</string>
  <key>UIMainStoryboardFile</key>
  <string>Main</string>
</dict>
</plist>
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        application.shortcutItems = [
            UIApplicationShortcutItem(type: "read.later", localizedTitle: "Read Later"),
        ]
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard shortcutItem.type == "read.later" else { return completionHandler(false) }
        window?.rootViewController?.present(ListController(), animated: true)
        completionHandler(true)
    }
}
--- App/ListController.swift
import UIKit

final class ListController: UITableViewController {}
