# An app whose router protocol has an implementation that logs, and one that acts in the tests.
# because the app makes a LoggingRouter, and tests are not part of it
scenes: yes
deposit: none
withdraw: none
--- Bank/Info.plist
@plist scene=SceneDelegate deposit="Deposit" withdraw="Withdraw"
--- Bank/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Bank/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var router: ShortcutRouting = LoggingRouter()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UITableViewController()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            router.route(to: item.type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        router.route(to: shortcutItem.type)
        completionHandler(true)
    }
}
--- Bank/ShortcutRouting.swift
import OSLog

protocol ShortcutRouting {
    func route(to type: String)
}

/// Stands in until the new navigation is merged.
struct LoggingRouter: ShortcutRouting {
    private let logger = Logger(subsystem: "com.example.bank", category: "shortcuts")

    func route(to type: String) {
        logger.notice("route to \(type, privacy: .public)")
    }
}
--- BankTests/MockRouter.swift
import UIKit

@testable import Bank

final class MockRouter: ShortcutRouting {
    let navigation = UINavigationController()

    func route(to type: String) {
        switch type {
        case "deposit":
            navigation.pushViewController(UIViewController(), animated: false)
        case "withdraw":
            navigation.pushViewController(UITableViewController(), animated: false)
        default:
            break
        }
    }
}
--- BankTests/RouterTests.swift
import XCTest

@testable import Bank

final class RouterTests: XCTestCase {
    func testDeposit() {
        let router = MockRouter()
        router.route(to: "deposit")
        XCTAssertEqual(router.navigation.viewControllers.count, 1)
    }
}
