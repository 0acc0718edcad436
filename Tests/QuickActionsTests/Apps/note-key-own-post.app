# A tide table that posts a notification by a method of its own called post; the observer asks for another key.
# because what it asks for is nil
scenes: yes
tides: none
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
        NotificationCenter.default.post(name: Notification.Name("quick"), object: nil, userInfo: ["type": item.type])
    }
}
class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(quick(_:)), name: Notification.Name("quick"), object: nil)
    }
    @objc func quick(_ note: Notification) {
        guard let type = note.userInfo?["shortcut"] as? String else { return }
        if type == "tides" { view.backgroundColor = .red }
    }
}
