# A wallet app with an enumeration that is made from the full type and differs from one type by a letter's case.
# because the last component of the third type is TopUp, and the raw value topUp
scenes: no
io.wallet.ios.send: cold warm
io.wallet.ios.receive: cold warm
io.wallet.ios.TopUp: none
--- Wallet/Info.plist
@plist io.wallet.ios.send="Send" io.wallet.ios.receive="Receive" io.wallet.ios.TopUp="Top Up"
--- Wallet/Shortcut.swift
import Foundation

enum Shortcut: String, CaseIterable {
    case send
    case receive
    case topUp

    // "io.wallet.ios.send" -> "send"
    init?(fullType: String) {
        guard let last = fullType.components(separatedBy: ".").last else {
            return nil
        }
        self.init(rawValue: last)
    }
}
--- Wallet/AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private lazy var walletController = WalletViewController()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: walletController)
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard let shortcut = Shortcut(fullType: shortcutItem.type) else {
            completionHandler(false)
            return
        }
        walletController.open(shortcut)
        completionHandler(true)
    }
}
--- Wallet/WalletViewController.swift
import UIKit

class WalletViewController: UIViewController {
    func open(_ shortcut: Shortcut) {
        let next: UIViewController
        switch shortcut {
        case .send:
            next = SendViewController()
        case .receive:
            next = ReceiveViewController()
        case .topUp:
            next = TopUpViewController()
        }
        navigationController?.popToRootViewController(animated: false)
        navigationController?.pushViewController(next, animated: true)
    }
}

class SendViewController: UIViewController {}
class ReceiveViewController: UIViewController {}
class TopUpViewController: UIViewController {}
