# A handler whose branches say true and do nothing.
scenes: no
call: none
message: none
--- Info.plist
@plist call="打电话" message="发消息"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(perform(shortcutItem))
    }

    /// 处理主屏幕快捷操作
    func perform(_ item: UIApplicationShortcutItem) -> Bool {
        if item.type == "call" {
            // Open “打电话”
            return true
        }
        if item.type == "message" {
            // TODO
            return true
        }
        return false
    }
}
