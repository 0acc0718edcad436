# An app that compares its types in its unit tests alone.
# because tests are not part of the app
scenes: yes
new: none
open: none
--- App/Info.plist
@plist scene=SceneDelegate new="New" open="Open"
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- App/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
}
--- AppTests/ShortcutTests.swift
import UIKit
import XCTest

@testable import App

final class ShortcutTests: XCTestCase {
    func testNew() {
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        XCTAssertTrue(open(item))
    }

    private func open(_ item: UIApplicationShortcutItem) -> Bool {
        let navigation = UINavigationController()
        switch item.type {
        case "new":
            navigation.pushViewController(UIViewController(), animated: false)
            return true
        case "open":
            navigation.pushViewController(UITableViewController(), animated: false)
            return true
        default:
            return false
        }
    }
}
