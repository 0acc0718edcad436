# A shop whose block wants a quick action where the type is posted.
# because a string is no UIApplicationShortcutItem
scenes: yes
shop.cart: none
shop.deals: none
--- Info.plist
@plist scene=SceneDelegate shop.cart="Cart" shop.deals="Deals"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = ShopTabs()
        self.window = window
        window.makeKeyAndVisible()
        if let shortcutItem = connectionOptions.shortcutItem {
            post(shortcutItem)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        post(shortcutItem)
        completionHandler(true)
    }

    private func post(_ item: UIApplicationShortcutItem) {
        NotificationCenter.default.post(name: .openShortcut, object: self, userInfo: ["type": item.type])
    }
}
--- ShopTabs.swift
import UIKit

extension Notification.Name {
    static let openShortcut = Notification.Name("openShortcut")
}

final class ShopTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [DealsViewController(), CartViewController()]
        NotificationCenter.default.addObserver(forName: .openShortcut, object: nil, queue: .main) { [weak self] note in
            guard let type = note.userInfo?["type"] as? UIApplicationShortcutItem else { return }
            self?.open(type.type)
        }
    }

    private func open(_ type: String) {
        if type == "shop.cart" {
            selectedIndex = 1
        } else if type == "shop.deals" {
            selectedIndex = 0
        }
    }
}

final class DealsViewController: UIViewController {}
final class CartViewController: UIViewController {}
