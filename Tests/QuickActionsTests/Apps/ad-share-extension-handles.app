# A bookmark app whose share extension has the branches, while the app's own handler does nothing.
# because the extension is a program of its own, whose code the app does not run
scenes: no
mark.add: none
mark.read: none
--- project.yml
name: Marks
targets:
  Marks:
    type: application
    platform: iOS
    sources: [App]
    settings:
      INFOPLIST_FILE: App/Info.plist
    dependencies:
      - target: ShareExtension
  ShareExtension:
    type: app-extension
    platform: iOS
    sources: [ShareExtension]
    settings:
      INFOPLIST_FILE: ShareExtension/Info.plist
--- App/Info.plist
@plist mark.add="Add Link" mark.read="Reading List"
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
}
--- ShareExtension/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ShareViewController</string>
</dict></dict></plist>
--- ShareExtension/ShareViewController.swift
import UIKit

final class ShareViewController: UIViewController {
    func perform(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "mark.add": present(UIViewController(), animated: true)
        case "mark.read": extensionContext?.completeRequest(returningItems: nil)
        default: break
        }
    }
}
