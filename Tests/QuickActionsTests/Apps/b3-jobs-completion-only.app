# A job board whose method for the running app only calls the completion handler.
# because performActionFor answers true and opens nothing, while the launch is handled
scenes: yes
jobs.search: cold
jobs.applications: cold
jobs.messages: cold
--- Jobs/Info.plist
@plist scene=SceneDelegate jobs.search="Search Jobs" jobs.applications="Applications" jobs.messages="Messages"
--- Jobs/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Jobs/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        let startPage = connectionOptions.shortcutItem.flatMap { JobsPage(rawValue: $0.type) }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = JobsTabBarController(startPage: startPage)
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(true)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        UserDefaults.standard.set(Date(), forKey: "lastVisit")
    }
}
--- Jobs/JobsTabBarController.swift
import UIKit

enum JobsPage: String {
    case search = "jobs.search"
    case applications = "jobs.applications"
    case messages = "jobs.messages"
}

class JobsTabBarController: UITabBarController {
    private let pages: [JobsPage] = [.search, .applications, .messages]

    init(startPage: JobsPage?) {
        super.init(nibName: nil, bundle: nil)
        let home = UIViewController()
        home.title = "For You"
        viewControllers = [home] + pages.map(makeController(for:))
        if let startPage = startPage, let index = pages.firstIndex(of: startPage) {
            selectedIndex = index + 1
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func makeController(for page: JobsPage) -> UIViewController {
        let controller = UITableViewController(style: .plain)
        switch page {
        case .search: controller.title = "Search"
        case .applications: controller.title = "Applications"
        case .messages: controller.title = "Messages"
        }
        return UINavigationController(rootViewController: controller)
    }
}
