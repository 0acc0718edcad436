# A notes app whose code compares a type that begins with an old identifier of the app.
# because the project builds $(PRODUCT_BUNDLE_IDENTIFIER) as com.example.note, and the code looks for com.example.notes
scenes: no
$(PRODUCT_BUNDLE_IDENTIFIER).add: none
$(PRODUCT_BUNDLE_IDENTIFIER).find: cold warm
--- project.yml
name: Notes
targets:
  Notes:
    type: application
    platform: iOS
    sources: [App]
    settings:
      INFOPLIST_FILE: App/Info.plist
      PRODUCT_BUNDLE_IDENTIFIER: com.example.note
--- App/Info.plist
@plist $(PRODUCT_BUNDLE_IDENTIFIER).add="Add" $(PRODUCT_BUNDLE_IDENTIFIER).find="Find"
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let tabs = window?.rootViewController as? UITabBarController
        if shortcutItem.type == "com.example.notes.add" { tabs?.selectedIndex = 1 }
        if shortcutItem.type == "com.example.note.find" { tabs?.selectedIndex = 2 }
        completionHandler(true)
    }
}
