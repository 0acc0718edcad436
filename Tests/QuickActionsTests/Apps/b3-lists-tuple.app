# A list app that splits the type in two and switches over the pair.
# because the pairs that begin with settings end in a break
scenes: yes
list.new: cold warm
list.shared: cold warm
item.add: cold warm
settings.sync: none
--- Lists/Info.plist
@plist scene=SceneDelegate list.new="New List" list.shared="Shared Lists" item.add="Add Item" settings.sync="Sync Now"
--- Lists/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Lists/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let lists = ListsViewController(style: .insetGrouped)

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: lists)
        window?.makeKeyAndVisible()
        if let type = connectionOptions.shortcutItem?.type {
            dispatch(type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        dispatch(shortcutItem.type)
        completionHandler(true)
    }

    private func dispatch(_ type: String) {
        let parts = type.split(separator: ".").map(String.init)
        guard parts.count == 2 else { return }

        switch (parts[0], parts[1]) {
        case ("list", "new"):
            lists.createList()
        case ("list", "shared"):
            lists.showShared()
        case ("item", "add"):
            lists.addItem()
        case ("settings", _):
            break
        default:
            break
        }
    }
}
--- Lists/ListsViewController.swift
import UIKit

final class ListsViewController: UITableViewController {
    private var names = ["Groceries"]

    func createList() {
        names.append("List \(names.count + 1)")
        tableView.reloadData()
    }

    func showShared() {
        navigationController?.pushViewController(SharedListsViewController(), animated: false)
    }

    func addItem() {
        navigationController?.pushViewController(ItemEditorViewController(), animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

final class SharedListsViewController: UITableViewController {}
final class ItemEditorViewController: UIViewController {}
