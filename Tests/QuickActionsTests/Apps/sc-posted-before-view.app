# A tide table that posts a quick action before the window is shown.
# because the view that listens is not loaded yet
scenes: yes
tides: warm
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
        if let item = connectionOptions.shortcutItem { post(item) }
        window?.makeKeyAndVisible()
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
        guard let type = note.userInfo?["type"] as? String else { return }
        if type == "tides" { view.backgroundColor = .red }
    }
}
