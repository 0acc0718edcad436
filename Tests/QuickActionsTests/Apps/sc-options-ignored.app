# A reader app that hands the connection options to a function which looks at the URLs in them alone.
# because open(_:) never reads shortcutItem of the options
scenes: yes
continue: warm
library: warm
--- Info.plist
@plist scene=SceneDelegate continue="继续阅读" library="书架"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        open(connectionOptions)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let shelf = window?.rootViewController as? ShelfViewController
        switch shortcutItem.type {
        case "continue": shelf?.openLastBook()
        case "library": shelf?.scrollToTop()
        default: break
        }
        completionHandler(shelf != nil)
    }

    private func open(_ options: UIScene.ConnectionOptions) {
        guard let url = options.urlContexts.first?.url else { return }
        (window?.rootViewController as? ShelfViewController)?.open(url)
    }
}
--- ShelfViewController.swift
import UIKit

final class ShelfViewController: UITableViewController {
    func openLastBook() {
        performSegue(withIdentifier: "book", sender: self)
    }

    func scrollToTop() {
        tableView.setContentOffset(.zero, animated: true)
    }

    func open(_ url: URL) {
        performSegue(withIdentifier: "book", sender: url)
    }
}
