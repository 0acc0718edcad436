# Apple's old sample with full types of the bundle identifier, in which the third type got no case.
# because init?(fullType:) answers nil for Settings, so nothing is shown for it
scenes: no
$(PRODUCT_BUNDLE_IDENTIFIER).First: cold warm
$(PRODUCT_BUNDLE_IDENTIFIER).Second: cold warm
$(PRODUCT_BUNDLE_IDENTIFIER).Settings: none
--- Info.plist
@plist $(PRODUCT_BUNDLE_IDENTIFIER).First="Shortcut 1" $(PRODUCT_BUNDLE_IDENTIFIER).Second="Shortcut 2" $(PRODUCT_BUNDLE_IDENTIFIER).Settings="Settings"
--- AppDelegate.swift
/*
    Copyright (C) 2016 Apple Inc. All Rights Reserved.
    Abstract: The application delegate.
*/
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    enum ShortcutIdentifier: String {
        case first
        case second

        init?(fullType: String) {
            guard let last = fullType.components(separatedBy: ".").last else { return nil }
            self.init(rawValue: last.lowercased())
        }

        var type: String {
            return Bundle.main.bundleIdentifier! + ".\(self.rawValue.capitalized)"
        }
    }

    var window: UIWindow?
    /// Saved shortcut item used as a result of an app launch, used later when app is activated.
    var launchedShortcutItem: UIApplicationShortcutItem?

    func handleShortCutItem(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        var handled = false
        // Verify that the provided `shortcutItem`'s `type` is one handled by the application.
        guard ShortcutIdentifier(fullType: shortcutItem.type) != nil else { return false }
        switch shortcutItem.type {
        case ShortcutIdentifier.first.type:
            // Handle shortcut 1 (static).
            handled = true
        case ShortcutIdentifier.second.type:
            // Handle shortcut 2 (static).
            handled = true
        default:
            break
        }
        // Construct an alert using the details of the shortcut used to open the application.
        let alertController = UIAlertController(title: "Shortcut Handled", message: "\"\(shortcutItem.localizedTitle)\"", preferredStyle: .alert)
        alertController.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        window!.rootViewController?.present(alertController, animated: true, completion: nil)
        return handled
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard let shortcut = launchedShortcutItem else { return }
        _ = handleShortCutItem(shortcut)
        launchedShortcutItem = nil
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        // Override point for customization after application launch.
        var shouldPerformAdditionalDelegateHandling = true
        window = UIWindow(frame: UIScreen.main.bounds)
        window!.rootViewController = UIViewController()
        window!.makeKeyAndVisible()
        // If a shortcut was launched, display its information and take the appropriate action
        if let shortcutItem = launchOptions?[UIApplicationLaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem {
            launchedShortcutItem = shortcutItem
            // This will block "performActionForShortcutItem:completionHandler" from being called.
            shouldPerformAdditionalDelegateHandling = false
        }
        return shouldPerformAdditionalDelegateHandling
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let handledShortCutItem = handleShortCutItem(shortcutItem)
        completionHandler(handledShortCutItem)
    }
}
