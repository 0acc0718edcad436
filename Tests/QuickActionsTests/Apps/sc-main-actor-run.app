# A concert app whose warm handler is nonisolated and goes to the main actor, with a tuple in its switch.
# because one of the two branches of each type acts whatever the session says, and merch has none
scenes: yes
concert.tickets: cold warm
concert.venues: cold warm
concert.merch: none
--- Info.plist
@plist scene=SceneDelegate concert.tickets="Tickets" concert.venues="Venues" concert.merch="Merch"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UICollectionViewController())
        window?.makeKeyAndVisible()
        if let type = options.shortcutItem?.type { route(type) }
    }

    nonisolated func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        await MainActor.run {
            route(item.type)
            return true
        }
    }

    private func route(_ type: String) {
        guard let navigation = window?.rootViewController as? UINavigationController else { return }
        switch (type, Session.current.isSignedIn) {
        case ("concert.tickets", true):
            navigation.pushViewController(TicketsViewController(), animated: true)
        case ("concert.tickets", false):
            navigation.present(SignInViewController(), animated: true)
        case ("concert.venues", _):
            navigation.pushViewController(VenuesViewController(), animated: true)
        default:
            break
        }
    }
}
--- Session.swift
import UIKit

struct Session {
    static let current = Session()
    var isSignedIn: Bool { UserDefaults.standard.string(forKey: "token") != nil }
}

final class TicketsViewController: UIViewController {}
final class SignInViewController: UIViewController {}
final class VenuesViewController: UIViewController {}
