# A recipe reader that looks for links and activities at a launch, and not for the item.
# because connectionOptions.shortcutItem is read by nobody
scenes: yes
recipe.week: warm
recipe.list: warm
--- Info.plist
@plist scene=SceneDelegate recipe.week="This Week" recipe.list="Shopping List 🛒"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let router = RecipeRouter()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = router.navigationController
        window?.makeKeyAndVisible()

        if let activity = connectionOptions.userActivities.first {
            self.scene(scene, continue: activity)
        }
        if !connectionOptions.urlContexts.isEmpty {
            self.scene(scene, openURLContexts: connectionOptions.urlContexts)
        }
        if let response = connectionOptions.notificationResponse {
            router.openRecipe(id: response.notification.request.identifier)
        }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard let id = userActivity.userInfo?["id"] as? String else { return }
        router.openRecipe(id: id)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        URLContexts.first.map { router.openRecipe(id: $0.url.lastPathComponent) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(router.openShortcut(shortcutItem))
    }
}
--- RecipeRouter.swift
import UIKit

class RecipeRouter {
    let navigationController = UINavigationController(rootViewController: UITableViewController())

    func openRecipe(id: String) {
        let recipe = UIViewController()
        recipe.title = id
        navigationController.pushViewController(recipe, animated: false)
    }

    func openShortcut(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "recipe.week":
            navigationController.popToRootViewController(animated: true)
            return true
        case "recipe.list":
            navigationController.pushViewController(UITableViewController(), animated: true)
            return true
        default:
            return false
        }
    }
}
