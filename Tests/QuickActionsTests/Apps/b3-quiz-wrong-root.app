# A quiz whose handler wants a navigation controller for its root, though the root is a tab bar controller.
# because the guard in open(_:) always fails
scenes: yes
quiz.daily: none
quiz.practice: none
quiz.ranking: none
--- Info.plist
@plist scene=SceneDelegate quiz.daily="Daily Quiz" quiz.practice="Practice" quiz.ranking="Ranking"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }

        let home = UINavigationController(rootViewController: HomeViewController())
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        let profile = UINavigationController(rootViewController: ProfileViewController())
        profile.tabBarItem = UITabBarItem(title: "Profile", image: UIImage(systemName: "person"), tag: 1)

        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [home, profile]

        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabBarController
        window?.makeKeyAndVisible()

        if let shortcutItem = connectionOptions.shortcutItem {
            open(shortcutItem)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ shortcutItem: UIApplicationShortcutItem) {
        guard let navigationController = window?.rootViewController as? UINavigationController else {
            return
        }
        navigationController.popToRootViewController(animated: false)

        switch shortcutItem.type {
        case "quiz.daily":
            navigationController.pushViewController(QuizViewController(mode: .daily), animated: true)
        case "quiz.practice":
            navigationController.pushViewController(QuizViewController(mode: .practice), animated: true)
        case "quiz.ranking":
            navigationController.pushViewController(RankingViewController(), animated: true)
        default:
            break
        }
    }
}
--- ViewControllers.swift
import UIKit

class HomeViewController: UITableViewController {}
class ProfileViewController: UIViewController {}
class RankingViewController: UITableViewController {}

class QuizViewController: UIViewController {
    enum Mode: String {
        case daily, practice
    }

    init(mode: Mode) {
        super.init(nibName: nil, bundle: nil)
        title = mode.rawValue.capitalized
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
