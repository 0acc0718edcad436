# A news app that takes the topic out of the type and looks for it in the topics it knows.
# because weather is no topic of the list, so its screen is never found
scenes: yes
news.topic.sports: cold warm
news.topic.science: cold warm
news.topic.weather: none
--- Info.plist
@plist scene=SceneDelegate news.topic.sports="Sports" news.topic.science="Science" news.topic.weather="Weather"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
}
--- Topic.swift
struct Topic: Equatable {
    let slug: String
    let name: String

    static let all = [
        Topic(slug: "politics", name: "Politics"),
        Topic(slug: "sports", name: "Sports"),
        Topic(slug: "science", name: "Science"),
    ]
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    private static let topicPrefix = "news.topic."

    var window: UIWindow?
    private var navigationController: UINavigationController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }

        let navigationController = UINavigationController(rootViewController: FrontPageViewController(style: .plain))
        self.navigationController = navigationController
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigationController
        window?.makeKeyAndVisible()

        if let item = connectionOptions.shortcutItem {
            openTopic(of: item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(openTopic(of: shortcutItem))
    }

    @discardableResult
    private func openTopic(of item: UIApplicationShortcutItem) -> Bool {
        guard item.type.hasPrefix(Self.topicPrefix) else { return false }
        let slug = String(item.type.dropFirst(Self.topicPrefix.count))
        guard let topic = Topic.all.first(where: { $0.slug == slug }) else {
            return false
        }
        navigationController?.popToRootViewController(animated: false)
        navigationController?.pushViewController(TopicViewController(topic: topic), animated: false)
        return true
    }
}
--- Controllers.swift
import UIKit

class FrontPageViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Front Page"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Topic.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = Topic.all[indexPath.row].name
        return cell
    }
}

class TopicViewController: UITableViewController {
    init(topic: Topic) {
        super.init(style: .plain)
        title = topic.name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
