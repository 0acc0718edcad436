# A payment app that checks a feature flag before each action, and the flag of one is off.
# because the flag for requesting money is a constant false
scenes: yes
pay.send: cold warm
pay.request: none
pay.scan: cold warm
--- Info.plist
@plist scene=SceneDelegate pay.send="Send Money" pay.request="Request Money" pay.scan="Scan Code"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Config/FeatureFlags.swift
enum FeatureFlags {
    static let sendMoney = true
    static let requestMoney = false
    static let scanCode = true
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let home = HomeViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: home)
        window?.makeKeyAndVisible()

        guard let shortcutItem = connectionOptions.shortcutItem else { return }
        _ = process(shortcutItem)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(process(shortcutItem))
    }

    private func process(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        switch shortcutItem.type {
        case "pay.send":
            guard FeatureFlags.sendMoney else { return false }
            home.startTransfer()
            return true
        case "pay.request":
            guard FeatureFlags.requestMoney else { return false }
            home.startRequest()
            return true
        case "pay.scan":
            guard FeatureFlags.scanCode else { return false }
            home.startScanner()
            return true
        default:
            return false
        }
    }
}
--- HomeViewController.swift
import UIKit

class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wallet"
        view.backgroundColor = .systemBackground
    }

    func startTransfer() {
        navigationController?.pushViewController(AmountViewController(mode: .send), animated: true)
    }

    func startRequest() {
        navigationController?.pushViewController(AmountViewController(mode: .request), animated: true)
    }

    func startScanner() {
        navigationController?.pushViewController(ScannerViewController(), animated: true)
    }
}

class AmountViewController: UIViewController {
    enum Mode { case send, request }

    init(mode: Mode) {
        super.init(nibName: nil, bundle: nil)
        title = mode == .send ? "Send" : "Request"
    }

    required init?(coder: NSCoder) { nil }
}

class ScannerViewController: UIViewController {}
