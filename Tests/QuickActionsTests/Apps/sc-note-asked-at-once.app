# A tide table whose controller asks a notification for its type where it compares it.
# because the observer is there by then
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = HomeViewController()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { post(item) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        post(shortcutItem)
        completionHandler(true)
    }
    func post(_ item: UIApplicationShortcutItem) {
        NotificationCenter.default.post(name: .quick, object: nil, userInfo: ["type": item.type])
    }
}
extension Notification.Name { static let quick = Notification.Name("quick") }

class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(quick(_:)), name: .quick, object: nil)
    }
    @objc func quick(_ note: Notification) {
        if note.userInfo?["type"] as? String == "tides" { view.backgroundColor = .red }
    }
}
