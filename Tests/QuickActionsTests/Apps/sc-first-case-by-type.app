# A router that looks for the case of a plain enumeration whose type is that of the item.
scenes: yes
kiln.fire: cold warm
kiln.cool: cold warm
--- Info.plist
@plist scene=SceneDelegate kiln.fire="Fire" kiln.cool="Cool Down"
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
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        guard let room = Room.allCases.first(where: { $0.type == item.type }) else { return }
        show(room)
    }

    private func show(_ room: Room) {
        let tabs = window?.rootViewController as? UITabBarController
        switch room {
        case .firing: tabs?.selectedIndex = 1
        case .cooling: tabs?.selectedIndex = 2
        }
    }
}
--- Room.swift
enum Room: CaseIterable {
    case firing, cooling

    var type: String {
        switch self {
        case .firing: return "kiln.fire"
        case .cooling: return "kiln.cool"
        }
    }
}
