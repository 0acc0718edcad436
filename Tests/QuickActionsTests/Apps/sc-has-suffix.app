# A memo app that asks for the end of each type with hasSuffix, in one case for the wrong end.
# because com.example.memo.voiceMemo does not end in .voice
scenes: yes
com.example.memo.new: cold warm
com.example.memo.search: cold warm
com.example.memo.voiceMemo: none
--- Memo/Info.plist
@plist scene=SceneDelegate com.example.memo.new="New Memo" com.example.memo.search="Search" com.example.memo.voiceMemo="Voice Memo 🎙"
--- Memo/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Memo/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var navigationController: UINavigationController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        navigationController = UINavigationController(rootViewController: MemosViewController())
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigationController
        window?.makeKeyAndVisible()
        if let type = connectionOptions.shortcutItem?.type {
            open(type: type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        open(type: shortcutItem.type)
        completionHandler(true)
    }

    private func open(type: String) {
        navigationController?.popToRootViewController(animated: false)
        if type.hasSuffix(".new") {
            navigationController?.pushViewController(EditorViewController(), animated: true)
        } else if type.hasSuffix(".search") {
            let memos = navigationController?.topViewController as? MemosViewController
            memos?.focusSearchField()
        } else if type.hasSuffix(".voice") {
            navigationController?.pushViewController(RecorderViewController(), animated: true)
        }
    }
}
--- Memo/MemosViewController.swift
import UIKit

class MemosViewController: UITableViewController {
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
    }

    func focusSearchField() {
        loadViewIfNeeded()
        DispatchQueue.main.async {
            self.search.isActive = true
            self.search.searchBar.becomeFirstResponder()
        }
    }
}

class EditorViewController: UIViewController {}
class RecorderViewController: UIViewController {}
