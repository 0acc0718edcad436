# A real estate app with a deep link manager that keeps what was picked until the app becomes active.
# because UIKit calls performActionFor before applicationDidBecomeActive, at a launch and in a running app
scenes: no
com.homes.newListing: cold warm
com.homes.activity: cold warm
com.homes.messages: cold warm
--- Info.plist
@plist com.homes.newListing="New Listing" com.homes.activity="My Activity" com.homes.messages="Messages 💬"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController())
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // handle any deeplink
        Deeplinker.checkDeepLink()
    }

    // MARK: Shortcuts
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(Deeplinker.handleShortcut(item: shortcutItem))
    }
}
--- DeepLinkManager.swift
import UIKit

enum DeeplinkType {
    case messages
    case activity
    case newListing
}

let Deeplinker = DeepLinkManager()

class DeepLinkManager {
    fileprivate init() {}

    private var deeplinkType: DeeplinkType?

    @discardableResult
    func handleShortcut(item: UIApplicationShortcutItem) -> Bool {
        deeplinkType = ShortcutParser.shared.handleShortcut(item)
        return deeplinkType != nil
    }

    // check existing deepling and perform action
    func checkDeepLink() {
        guard let deeplinkType = deeplinkType else { return }
        DeeplinkNavigator.shared.proceedToDeeplink(deeplinkType)
        // reset deeplink after handling
        self.deeplinkType = nil
    }
}
--- ShortcutParser.swift
import UIKit

enum ShortcutKey: String {
    case newListing = "com.homes.newListing"
    case activity = "com.homes.activity"
    case messages = "com.homes.messages"
}

class ShortcutParser {
    static let shared = ShortcutParser()
    private init() {}

    func handleShortcut(_ shortcut: UIApplicationShortcutItem) -> DeeplinkType? {
        switch shortcut.type {
        case ShortcutKey.activity.rawValue: return .activity
        case ShortcutKey.messages.rawValue: return .messages
        case ShortcutKey.newListing.rawValue: return .newListing
        default: return nil
        }
    }
}
--- DeeplinkNavigator.swift
import UIKit

class DeeplinkNavigator {
    static let shared = DeeplinkNavigator()
    private init() {}

    func proceedToDeeplink(_ type: DeeplinkType) {
        switch type {
        case .activity: show("Activity")
        case .messages: show("Messages")
        case .newListing: show("New Listing")
        }
    }

    private func show(_ title: String) {
        let screen = UIViewController()
        screen.title = title
        let root = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
        root?.pushViewController(screen, animated: true)
    }
}
