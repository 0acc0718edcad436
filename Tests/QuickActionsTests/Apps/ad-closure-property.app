# An app without scenes that calls a closure which the first view controller sets.
# because the closure is set in viewDidLoad, before UIKit calls performActionFor
scenes: no
pick: cold warm
drop: none
--- Info.plist
@plist pick="Pick" drop="Drop"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var onAction: ((String) -> Bool)?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PickViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(onAction?(shortcutItem.type) ?? false)
    }
}
--- PickViewController.swift
import UIKit

final class PickViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let delegate = UIApplication.shared.delegate as? AppDelegate
        delegate?.onAction = { [weak self] type in
            guard type == "pick" else { return false }
            self?.present(UIImagePickerController(), animated: true)
            return true
        }
    }
}
