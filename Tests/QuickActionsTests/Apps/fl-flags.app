# An app with flags of several kinds: constants of a type, of the delegate, computed, set by a build and by code.
# because two flags are off for good, and nobody knows of the others that they are
scenes: yes
desk.scan: none
desk.sign: cold warm
desk.share: none
desk.print: cold warm
desk.sync: cold warm
--- Info.plist
@plist scene=SceneDelegate desk.scan="Scan" desk.sign="Sign" desk.share="Share" desk.print="Print" desk.sync="Sync"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Features.swift
struct Features {
    static let scanning = false
    static var signing: Bool { true }
    static var printing = false
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let isSharingOn = false
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        Features.printing = ProcessInfo.processInfo.isLowPowerModeEnabled
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "desk.scan":
            if Features.scanning {
                tabs.selectedIndex = 1
            }
        case "desk.sign":
            guard Features.signing else { return }
            tabs.selectedIndex = 2
        case "desk.share":
            guard isSharingOn else { return }
            tabs.selectedIndex = 3
        case "desk.print":
            guard !Features.printing else { return }
            tabs.selectedIndex = 4
        case "desk.sync":
            guard Sync.isAllowed else { return }
            tabs.selectedIndex = 5
        default:
            break
        }
    }
}
--- Sync.swift
enum Sync {
    #if DEBUG
    static let isAllowed = false
    #else
    static let isAllowed = true
    #endif
}
