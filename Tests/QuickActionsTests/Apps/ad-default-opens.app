# A music app whose switch names one type and whose default opens all the others by their type.
scenes: no
search: cold warm
albums: cold warm
artists: cold warm
--- Info.plist
@plist search="搜索" albums="专辑" artists="艺人"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let library = window?.rootViewController as? UINavigationController else {
            completionHandler(false)
            return
        }
        switch shortcutItem.type {
        case "search":
            library.pushViewController(UITableViewController(), animated: true)
        default:
            // 其余类型都按名称打开
            library.pushViewController(ListViewController(kind: shortcutItem.type), animated: true)
        }
        completionHandler(true)
    }
}
--- ListViewController.swift
import UIKit

final class ListViewController: UITableViewController {
    let kind: String

    init(kind: String) {
        self.kind = kind
        super.init(style: .plain)
        title = kind.capitalized
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
