# An app that lets the types of a list through and shows what their name says.
# because trash is not in the list
scenes: yes
inbox: cold warm
sent: cold warm
trash: none
--- Info.plist
@plist scene=SceneDelegate inbox="收件箱" sent="已发送" trash="废纸篓"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static let folders = ["inbox", "sent"]

    var window: UIWindow?
    private let navigation = UINavigationController(rootViewController: FolderViewController(name: "inbox"))

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        if let type = connectionOptions.shortcutItem?.type {
            openFolder(type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(openFolder(shortcutItem.type))
    }

    @discardableResult
    private func openFolder(_ name: String) -> Bool {
        guard Self.folders.contains(name) else { return false }
        navigation.pushViewController(FolderViewController(name: name), animated: false)
        return true
    }
}

final class FolderViewController: UITableViewController {
    init(name: String) {
        super.init(style: .plain)
        title = name
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
