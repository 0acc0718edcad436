# A music app whose scene delegate gets its handling from protocols with default implementations.
# because the default implementations are used for both entries and end in the player's screens
scenes: yes
music.play: cold warm
music.search: cold warm
music.downloads: cold warm
--- Info.plist
@plist scene=SceneDelegate music.play="Resume" music.search="Search" music.downloads="Downloads"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Shortcuts/ShortcutHandling.swift
import UIKit

protocol ShortcutHandling {
    associatedtype Shortcut: RawRepresentable where Shortcut.RawValue == String

    func perform(_ shortcut: Shortcut)
}

extension ShortcutHandling {
    @discardableResult
    func handleShortcutItem(_ item: UIApplicationShortcutItem?) -> Bool {
        guard let item = item, let shortcut = Shortcut(rawValue: item.type) else {
            return false
        }
        perform(shortcut)
        return true
    }
}
--- Shortcuts/PlayerRouting.swift
import UIKit

protocol PlayerRouting: AnyObject {
    var navigation: UINavigationController { get }
}

extension PlayerRouting {
    func showPlayer() {
        navigation.pushViewController(PlayerViewController(), animated: false)
    }

    func showSearch() {
        navigation.pushViewController(SearchViewController(), animated: false)
    }

    func showDownloads() {
        navigation.setViewControllers([DownloadsViewController()], animated: false)
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, PlayerRouting, ShortcutHandling {
    enum Shortcut: String {
        case play = "music.play"
        case search = "music.search"
        case downloads = "music.downloads"
    }

    var window: UIWindow?
    let navigation = UINavigationController(rootViewController: LibraryViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        handleShortcutItem(connectionOptions.shortcutItem)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handleShortcutItem(shortcutItem))
    }

    func perform(_ shortcut: Shortcut) {
        switch shortcut {
        case .play: showPlayer()
        case .search: showSearch()
        case .downloads: showDownloads()
        }
    }
}
--- Screens.swift
import UIKit

class LibraryViewController: UITableViewController {}
class PlayerViewController: UIViewController {}
class SearchViewController: UIViewController {}
class DownloadsViewController: UITableViewController {}
