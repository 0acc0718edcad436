# An app about water whose function log keeps what people drink.
scenes: no
kiln.fire: cold warm
--- Info.plist
@plist kiln.fire="Fire"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "kiln.fire" { log(250) }
        completionHandler(true)
    }

    private func log(_ amount: Int) {
        let sum = UserDefaults.standard.integer(forKey: "water")
        UserDefaults.standard.set(sum + amount, forKey: "water")
    }
}
