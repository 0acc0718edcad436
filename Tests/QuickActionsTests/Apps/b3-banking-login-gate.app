# A bank app that keeps an action until the customer has logged in and then goes on with it.
# because what is kept is taken out when the login ends, and used at once if the session is open already
scenes: yes
bank.transfer: cold warm
bank.balance: cold warm
bank.cards: cold warm
--- Info.plist
@plist scene=SceneDelegate bank.transfer="Transfer" bank.balance="Balance" bank.cards="Cards"
--- Sources/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Sources/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var flow: MainFlow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        let window = UIWindow(windowScene: windowScene)
        let flow = MainFlow(window: window)
        self.window = window
        self.flow = flow
        flow.start()
        if let item = connectionOptions.shortcutItem {
            flow.open(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let accepted = flow?.open(shortcutItem) ?? false
        completionHandler(accepted)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        flow?.lock()
    }
}
--- Sources/MainFlow.swift
import UIKit

enum Destination: Int {
    case balance, transfer, cards

    init?(type: String) {
        switch type {
        case "bank.balance": self = .balance
        case "bank.transfer": self = .transfer
        case "bank.cards": self = .cards
        default: return nil
        }
    }
}

final class MainFlow: LoginViewControllerDelegate {
    private let window: UIWindow
    private let session = Session()
    private let tabs = MainTabBarController()
    private var pending: Destination?

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        showLogin()
        window.makeKeyAndVisible()
    }

    func lock() {
        session.isOpen = false
        showLogin()
    }

    @discardableResult
    func open(_ item: UIApplicationShortcutItem) -> Bool {
        guard let destination = Destination(type: item.type) else { return false }
        if session.isOpen {
            tabs.show(destination)
        } else {
            pending = destination
        }
        return true
    }

    func loginDidSucceed(_ controller: LoginViewController) {
        session.isOpen = true
        window.rootViewController = tabs
        if let destination = pending {
            pending = nil
            tabs.show(destination)
        }
    }

    private func showLogin() {
        let login = LoginViewController()
        login.delegate = self
        window.rootViewController = login
    }
}
--- Sources/Screens.swift
import UIKit

final class Session {
    var isOpen = false
}

protocol LoginViewControllerDelegate: AnyObject {
    func loginDidSucceed(_ controller: LoginViewController)
}

final class LoginViewController: UIViewController {
    weak var delegate: LoginViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Log In") { [weak self] _ in
            guard let self else { return }
            self.delegate?.loginDidSucceed(self)
        })
        button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
        view.addSubview(button)
    }
}

final class MainTabBarController: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = ["Balance", "Transfer", "Cards"].map { name in
            let screen = UIViewController()
            screen.title = name
            return UINavigationController(rootViewController: screen)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ destination: Destination) {
        selectedIndex = destination.rawValue
    }
}
