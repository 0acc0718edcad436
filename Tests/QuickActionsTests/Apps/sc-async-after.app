# A baby monitor that waits half a second with the action of a launch.
scenes: yes
feed: cold warm
diaper: cold warm
nap: cold warm
--- Info.plist
@plist scene=SceneDelegate feed="喂奶 🍼" diaper="换尿布" nap="小睡"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private let diary = DiaryViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = diary
        window?.makeKeyAndVisible()

        // 等首页加载完成
        if let shortcutItem = connectionOptions.shortcutItem {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
                self?.handleShortcut(shortcutItem)
            }
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handleShortcut(shortcutItem)
        completionHandler(true)
    }

    private func handleShortcut(_ item: UIApplicationShortcutItem) {
        guard let kind = Entry.Kind(rawValue: item.type) else { return }
        diary.add(Entry(kind: kind, date: Date()))
    }
}
--- Entry.swift
import Foundation

struct Entry {
    enum Kind: String {
        case feed, diaper, nap
    }

    let kind: Kind
    let date: Date
}
--- DiaryViewController.swift
import UIKit

class DiaryViewController: UITableViewController {
    private var entries: [Entry] = []

    func add(_ entry: Entry) {
        entries.insert(entry, at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = entries[indexPath.row].kind.rawValue
        return cell
    }
}
