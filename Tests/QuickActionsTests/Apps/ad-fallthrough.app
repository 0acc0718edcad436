# A tax app whose switch falls through from one case to the next, and from the last one to nothing.
# because Swift goes on into the branch below a fallthrough, and default does nothing
scenes: no
tax.scan: cold warm
tax.receipt: cold warm
tax.refund: none
--- Info.plist
@plist tax.scan="Scan" tax.receipt="Receipt" tax.refund="Refund Status"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        var handled = false
        defer { completionHandler(handled) }
        switch shortcutItem.type {
        case "tax.scan":
            print("old name of the receipt action")
            fallthrough
        case "tax.receipt":
            window?.rootViewController?.present(UIImagePickerController(), animated: true)
            handled = true
        case "tax.refund":
            print("refund")
            fallthrough
        default:
            break
        }
    }
}
