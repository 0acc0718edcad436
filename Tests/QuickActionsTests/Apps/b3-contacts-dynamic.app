# A phone book that makes an action for each favourite it has stored, and has one in its property list.
# because both types are handled by the scene delegate at launch and while running
scenes: yes
com.ringbook.call: cold warm
com.ringbook.new: cold warm
--- RingBook/Info.plist
@plist scene=SceneDelegate com.ringbook.new="New Contact"
--- RingBook/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- RingBook/ContactStore.swift
import Foundation

struct Contact: Codable {
    var id: String
    var name: String
    var number: String
    var isFavorite: Bool
}

final class ContactStore {
    static let shared = ContactStore()
    private let key = "contacts"

    var contacts: [Contact] {
        get {
            guard let data = UserDefaults.standard.data(forKey: key) else { return [] }
            return (try? JSONDecoder().decode([Contact].self, from: data)) ?? []
        }
        set {
            UserDefaults.standard.set(try? JSONEncoder().encode(newValue), forKey: key)
        }
    }

    var favorites: [Contact] {
        contacts.filter(\.isFavorite)
    }
}
--- RingBook/ShortcutBuilder.swift
import UIKit

enum ShortcutType {
    static let call = "com.ringbook.call"
    static let new = "com.ringbook.new"
}

struct ShortcutBuilder {
    func update(_ application: UIApplication = .shared) {
        application.shortcutItems = ContactStore.shared.favorites.prefix(3).map(item(for:))
    }

    private func item(for contact: Contact) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(
            type: ShortcutType.call,
            localizedTitle: contact.name,
            localizedSubtitle: contact.number,
            icon: UIApplicationShortcutIcon(systemImageName: "phone"),
            userInfo: ["number": contact.number as NSSecureCoding, "name": contact.name as NSSecureCoding]
        )
    }
}
--- RingBook/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let navigation = UINavigationController(rootViewController: ContactListViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            perform(item)
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        ShortcutBuilder().update()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(perform(shortcutItem))
    }

    @discardableResult
    private func perform(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case ShortcutType.call:
            guard let number = item.userInfo?["number"] as? String else { return false }
            let call = CallViewController()
            call.title = item.userInfo?["name"] as? String ?? number
            navigation.pushViewController(call, animated: false)
            return true
        case ShortcutType.new:
            navigation.pushViewController(ContactEditorViewController(), animated: false)
            return true
        default:
            return false
        }
    }
}
--- RingBook/Controllers.swift
import UIKit

class ContactListViewController: UITableViewController {}
class ContactEditorViewController: UIViewController {}
class CallViewController: UIViewController {}
