# A bank app with branches that are empty in four ways.
scenes: no
pay: none
transfer: none
balance: none
cards: none
scan: cold warm
--- Info.plist
@plist pay="Pay" transfer="Transfer" balance="Balance" cards="Cards" scan="Scan"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication,
                     performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem.type))
    }

    private func handle(_ type: String) -> Bool {
        switch type {
        case "pay":
            break
        case "transfer":
            // Open the transfer form here.
            return false
        case "balance":
            let name = type.capitalized
            _ = name
        case "cards":
            return false
        case "scan":
            window?.rootViewController?.present(ScanViewController(), animated: false)
            return true
        default:
            return false
        }
        return false
    }
}
--- ScanViewController.swift
import UIKit

final class ScanViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }
}
