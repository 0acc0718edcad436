# An app delegate that hands on quick actions to an object of another class with the same methods.
scenes: no
ibis.fly: cold warm
--- Info.plist
@plist ibis.fly="Fly"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let actions = ActionsDelegate()

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        actions.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
}
--- ActionsDelegate.swift
import UIKit

final class ActionsDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "ibis.fly" {
            application.open(URL(string: "ibis://fly")!)
        }
        completionHandler(true)
    }
}
