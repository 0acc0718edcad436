# A class that handles quick actions as an app delegate and is none: another class is marked with @main.
# because UIKit never creates it
scenes: no
ibis.fly: none
--- Info.plist
@plist ibis.fly="Fly"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
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
