# A shop app whose branches only log, each in another way, and only one acts.
scenes: no
cart: none
orders: none
offers: none
wishlist: none
account: cold warm
--- Info.plist
@plist cart="Cart" orders="Orders" offers="Offers" wishlist="Wish List" account="Account"
--- AppDelegate.swift
import UIKit
import os

private let logger = Logger(subsystem: "com.example.shop", category: "shortcuts")

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        switch shortcutItem.type {
        case "cart":
            print("cart was chosen")
            completionHandler(true)
        case "orders":
            NSLog("orders was chosen: %@", shortcutItem.localizedTitle)
            completionHandler(true)
        case "offers":
            logger.info("offers was chosen")
            completionHandler(true)
        case "wishlist":
            os_log("wish list was chosen")
            completionHandler(true)
        case "account":
            debugPrint(shortcutItem)
            (window?.rootViewController as? UITabBarController)?.selectedIndex = 3
            completionHandler(true)
        default:
            completionHandler(false)
        }
    }
}
