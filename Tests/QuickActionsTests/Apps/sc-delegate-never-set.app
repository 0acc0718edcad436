# An app whose scene delegate tells a delegate of its own, which nobody ever sets.
# because actionDelegate is always nil
scenes: yes
open: none
share: none
--- Info.plist
@plist scene=SceneDelegate open="Open" share="Share"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

protocol ActionDelegate: AnyObject {
    func didChooseAction(_ type: String)
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private weak var actionDelegate: ActionDelegate?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = FilesViewController()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            actionDelegate?.didChooseAction(item.type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        actionDelegate?.didChooseAction(shortcutItem.type)
        completionHandler(true)
    }
}
--- FilesViewController.swift
import UIKit

final class FilesViewController: UITableViewController, ActionDelegate {
    func didChooseAction(_ type: String) {
        switch type {
        case "open":
            present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), animated: true)
        case "share":
            present(UIViewController(), animated: true)
        default:
            break
        }
    }
}
