# A polling app whose scene delegate tells its shortcut delegate, which nobody has set.
# because shortcutDelegate is nil for ever
scenes: yes
poll.create: none
poll.results: none
--- Info.plist
@plist scene=SceneDelegate poll.create="New Poll" poll.results="Results"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- ShortcutDelegate.swift
import UIKit

protocol ShortcutDelegate: AnyObject {
    func shortcutDidRequestNewPoll()
    func shortcutDidRequestResults()
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    weak var shortcutDelegate: ShortcutDelegate?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let polls = PollListViewController(style: .plain)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: polls)
        window?.makeKeyAndVisible()

        if let item = connectionOptions.shortcutItem {
            handleShortcut(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handleShortcut(shortcutItem)
        completionHandler(true)
    }

    private func handleShortcut(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "poll.create":
            shortcutDelegate?.shortcutDidRequestNewPoll()
        case "poll.results":
            shortcutDelegate?.shortcutDidRequestResults()
        default:
            break
        }
    }
}
--- PollListViewController.swift
import UIKit

class PollListViewController: UITableViewController {
    private var polls = ["Pizza or pasta?"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Polls"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addPoll))
    }

    @objc private func addPoll() {
        navigationController?.pushViewController(PollEditorViewController(), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        polls.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = polls[indexPath.row]
        return cell
    }
}

extension PollListViewController: ShortcutDelegate {
    func shortcutDidRequestNewPoll() {
        addPoll()
    }

    func shortcutDidRequestResults() {
        navigationController?.pushViewController(ResultsViewController(), animated: true)
    }
}

class PollEditorViewController: UIViewController {}
class ResultsViewController: UITableViewController {}
