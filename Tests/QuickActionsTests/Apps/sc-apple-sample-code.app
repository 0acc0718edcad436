# Apple's sample for scenes with two static actions and favorites as dynamic ones.
scenes: yes
SearchAction: cold warm
ShareAction: cold warm
FavoriteAction: cold warm
--- Info.plist
@plist scene=SceneDelegate SearchAction="Search" ShareAction="Share"
--- AppDelegate.swift
// See LICENSE folder for this sample’s licensing information.
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    enum ActionType: String {
        case searchAction = "SearchAction"
        case shareAction = "ShareAction"
        case favoriteAction = "FavoriteAction"
    }

    static let favoriteIdentifierInfoKey = "FavoriteIdentifier"

    var window: UIWindow?
    var savedShortCutItem: UIApplicationShortcutItem!

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController())
        window?.makeKeyAndVisible()
        if let shortcutItem = connectionOptions.shortcutItem {
            // Save it off for later when we become active.
            savedShortCutItem = shortcutItem
        }
    }

    func showSceneAlert(message: String) {
        let alert = UIAlertController(title: "Quick Action", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        window?.rootViewController?.present(alert, animated: true, completion: nil)
    }

    func handleShortCutItem(shortcutItem: UIApplicationShortcutItem) -> Bool {
        guard let actionType = ActionType(rawValue: shortcutItem.type) else { return false }
        switch actionType {
        case .searchAction:
            showSceneAlert(message: "Search triggered")
        case .shareAction:
            showSceneAlert(message: "Share triggered")
        case .favoriteAction:
            // Go to that particular favorite shortcut.
            if let identifier = shortcutItem.userInfo?[SceneDelegate.favoriteIdentifierInfoKey] as? String {
                let contact = UIViewController()
                contact.title = ContactsData.shared.name(of: identifier)
                (window?.rootViewController as? UINavigationController)?.pushViewController(contact, animated: false)
            }
        }
        return true
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let handled = handleShortCutItem(shortcutItem: shortcutItem)
        completionHandler(handled)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        if savedShortCutItem != nil {
            _ = handleShortCutItem(shortcutItem: savedShortCutItem)
            savedShortCutItem = nil
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        // Transform each favorite contact into a UIApplicationShortcutItem.
        UIApplication.shared.shortcutItems = ContactsData.shared.favorites.map { contact -> UIApplicationShortcutItem in
            return UIApplicationShortcutItem(type: ActionType.favoriteAction.rawValue,
                                             localizedTitle: contact.value,
                                             localizedSubtitle: nil,
                                             icon: UIApplicationShortcutIcon(systemImageName: "star.fill"),
                                             userInfo: [SceneDelegate.favoriteIdentifierInfoKey: contact.key as NSString])
        }
    }
}
--- ContactsData.swift
class ContactsData {
    static let shared = ContactsData()
    let favorites = ["1": "John", "2": "Jane"]

    func name(of identifier: String) -> String? {
        return favorites[identifier]
    }
}
