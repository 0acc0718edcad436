# A document app that writes its types in small letters before it compares them, with one capital left in the code.
# because "scandoc" never equals "scanDoc"
scenes: yes
NewNote: cold warm
ScanDoc: none
Trash: cold warm
--- Info.plist
@plist scene=SceneDelegate NewNote="New Note" ScanDoc="Scan Document" Trash="Recently Deleted"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    var split: UISplitViewController? {
        window?.rootViewController as? UISplitViewController
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UITableViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = split
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { perform(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        perform(shortcutItem)
        completionHandler(true)
    }

    func perform(_ item: UIApplicationShortcutItem) {
        switch item.type.lowercased() {
        case "newnote":
            split?.showDetailViewController(NoteViewController(), sender: self)
        case "scanDoc":
            split?.showDetailViewController(ScanViewController(), sender: self)
        case "trash":
            split?.showDetailViewController(TrashViewController(), sender: self)
        default:
            NSLog("Unhandled shortcut %@", item.type)
        }
    }
}

class NoteViewController: UIViewController {}
class ScanViewController: UIViewController {}
class TrashViewController: UITableViewController {}
