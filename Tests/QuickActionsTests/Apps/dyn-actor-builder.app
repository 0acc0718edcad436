# A contacts app with an actor that builds the dynamic items, and a scene delegate that opens the contact of the user info.
# because the item for a call carries its number below phone, and the code asks for number
scenes: yes
contact.show: cold warm
contact.call: none
--- Info.plist
@plist scene=SceneDelegate
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- ItemBuilder.swift
import UIKit

struct Contact: Sendable {
    let id: String
    let name: String
    let phone: String
}

actor ItemBuilder {
    private let favorites: [Contact] = [Contact(id: "1", name: "Ada", phone: "+441234")]

    func refresh() async {
        let contacts = favorites
        await MainActor.run {
            UIApplication.shared.shortcutItems = contacts.flatMap { contact in
                [
                    UIApplicationShortcutItem(
                        type: "contact.show", localizedTitle: contact.name, localizedSubtitle: nil, icon: nil,
                        userInfo: ["id": contact.id as NSString]),
                    UIApplicationShortcutItem(
                        type: "contact.call", localizedTitle: "Call \(contact.name)", localizedSubtitle: nil, icon: nil,
                        userInfo: ["phone": contact.phone as NSString]),
                ]
            }
        }
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let builder = ItemBuilder()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController())
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Task { await builder.refresh() }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "contact.show":
            guard let id = item.userInfo?["id"] as? String else { return }
            let screen = UIViewController()
            screen.title = id
            (window?.rootViewController as? UINavigationController)?.pushViewController(screen, animated: true)
        case "contact.call":
            guard let number = item.userInfo?["number"] as? String, let url = URL(string: "tel:\(number)") else { return }
            UIApplication.shared.open(url)
        default:
            break
        }
    }
}
