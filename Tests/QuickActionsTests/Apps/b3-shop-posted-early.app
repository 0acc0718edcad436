# A shop that posts its launch action before the tab bar that observes it exists.
# because the tab bar controller is made after the post, so only the running app shows anything
scenes: yes
shop.cart: warm
shop.orders: warm
shop.wishlist: warm
--- Shop/Info.plist
@plist scene=SceneDelegate shop.cart="Cart" shop.orders="Orders" shop.wishlist="Wishlist"
--- Shop/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        URLCache.shared.memoryCapacity = 20_000_000
        return true
    }
}
--- Shop/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let shortcutItem = connectionOptions.shortcutItem {
            handleShortcutItem(shortcutItem)
        }
        guard let windowScene = (scene as? UIWindowScene) else { return }
        setupWindow(in: windowScene)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handleShortcutItem(shortcutItem)
        completionHandler(true)
    }

    private func setupWindow(in windowScene: UIWindowScene) {
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = ShopTabBarController()
        window?.makeKeyAndVisible()
    }

    private func handleShortcutItem(_ item: UIApplicationShortcutItem) {
        NotificationCenter.default.post(name: .didSelectShortcut, object: nil, userInfo: ["type": item.type])
    }
}

extension Notification.Name {
    static let didSelectShortcut = Notification.Name("ShopDidSelectShortcut")
}
--- Shop/ShopTabBarController.swift
import UIKit

class ShopTabBarController: UITabBarController {

    private let types = ["shop.home", "shop.wishlist", "shop.cart", "shop.orders"]
    private var observer: NSObjectProtocol?

    init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = types.map { type in
            let controller = UITableViewController(style: .plain)
            controller.title = type.components(separatedBy: ".").last?.capitalized
            return UINavigationController(rootViewController: controller)
        }
        observer = NotificationCenter.default.addObserver(forName: .didSelectShortcut, object: nil, queue: .main) { [weak self] notification in
            guard let type = notification.userInfo?["type"] as? String else { return }
            self?.select(type)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func select(_ type: String) {
        guard let index = types.firstIndex(of: type) else { return }
        selectedIndex = index
    }
}
