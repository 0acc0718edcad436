# A dictionary app that acts on the launch options and misspells the last label of performActionFor.
# because application(_:performActionFor:completion:) is no method that UIKit knows
scenes: no
lookup: cold
random: cold
--- Info.plist
@plist lookup="Look Up" random="Random Word 🎲"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: WordsCoordinator!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let navigation = UINavigationController()
        coordinator = WordsCoordinator(navigation: navigation)
        window = UIWindow()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        coordinator.start()
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            coordinator.follow(item.type)
        }
        return true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completion: @escaping (Bool) -> Void
    ) {
        coordinator.follow(shortcutItem.type)
        completion(true)
    }
}
--- WordsCoordinator.swift
import UIKit

final class WordsCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        navigation.viewControllers = [UITableViewController()]
    }

    func follow(_ type: String) {
        switch type {
        case "lookup":
            navigation.pushViewController(LookupViewController(), animated: false)
        case "random":
            navigation.pushViewController(WordViewController(word: "serendipity"), animated: false)
        default:
            assertionFailure("unknown shortcut \(type)")
        }
    }
}

final class LookupViewController: UIViewController {}

final class WordViewController: UIViewController {
    init(word: String) {
        super.init(nibName: nil, bundle: nil)
        title = word
    }

    required init?(coder: NSCoder) { fatalError() }
}
