# An app that writes its routes with a Swift macro of a package which is not there.
scenes: no
breakfast: unknown
lunch: unknown
--- Info.plist
@plist breakfast="早餐" lunch="午餐"
--- AppDelegate.swift
import RouteMacros
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        // 由宏展开成 switch
        #routeShortcuts
        completionHandler(true)
    }
}
