# A VPN app that stores a closure for its actions and keeps what comes before the closure is there.
# because setting the closure hands over the kept action
scenes: yes
vpn.connect: cold warm
vpn.locations: cold warm
vpn.help: cold warm
--- Info.plist
@plist scene=SceneDelegate vpn.connect="Connect" vpn.locations="Locations" vpn.help="Help"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- ShortcutService.swift
import UIKit

final class ShortcutService {
    enum Shortcut: String {
        case connect = "vpn.connect"
        case locations = "vpn.locations"
        case help = "vpn.help"
    }

    private var pending: Shortcut?

    var onShortcut: ((Shortcut) -> Void)? {
        didSet {
            guard let shortcut = pending, let onShortcut = onShortcut else { return }
            pending = nil
            onShortcut(shortcut)
        }
    }

    @discardableResult
    func receive(_ item: UIApplicationShortcutItem?) -> Bool {
        guard let item = item, let shortcut = Shortcut(rawValue: item.type) else { return false }
        if let onShortcut = onShortcut {
            onShortcut(shortcut)
        } else {
            pending = shortcut
        }
        return true
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let shortcuts = ShortcutService()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        shortcuts.receive(connectionOptions.shortcutItem)

        guard let windowScene = scene as? UIWindowScene else { return }
        let controller = ConnectionViewController(shortcuts: shortcuts)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: controller)
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(shortcuts.receive(shortcutItem))
    }
}
--- ConnectionViewController.swift
import UIKit

class ConnectionViewController: UIViewController {
    private let shortcuts: ShortcutService
    private let statusLabel = UILabel()

    init(shortcuts: ShortcutService) {
        self.shortcuts = shortcuts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        statusLabel.text = "Disconnected"
        statusLabel.frame = CGRect(x: 20, y: 160, width: 280, height: 44)
        view.addSubview(statusLabel)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shortcuts.onShortcut = { [weak self] shortcut in
            switch shortcut {
            case .connect: self?.connect()
            case .locations: self?.show(LocationListViewController())
            case .help: self?.show(HelpViewController())
            }
        }
    }

    private func connect() {
        statusLabel.text = "Connecting…"
    }

    private func show(_ controller: UIViewController) {
        navigationController?.pushViewController(controller, animated: false)
    }
}

class LocationListViewController: UITableViewController {}
class HelpViewController: UIViewController {}
