# A recipe app with a dependency container that makes its shortcut service and its screens.
# because the service of the container is told at launch and while running, and knows all three types
scenes: yes
com.saltandpan.new-recipe: cold warm
com.saltandpan.shopping-list: cold warm
com.saltandpan.random: cold warm
--- Info.plist
@plist scene=SceneDelegate com.saltandpan.new-recipe="New Recipe" com.saltandpan.shopping-list="Shopping List" com.saltandpan.random="Surprise Me"
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let container = DependencyContainer()
}
--- App/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var shortcuts: ShortcutServiceProtocol!

    private var container: DependencyContainer {
        (UIApplication.shared.delegate as! AppDelegate).container
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: container.makeRecipeList())
        shortcuts = container.makeShortcutService(navigation: navigation)

        window = UIWindow(windowScene: scene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()

        if let item = connectionOptions.shortcutItem {
            shortcuts.perform(item)
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(shortcuts.perform(shortcutItem))
    }
}
--- App/DependencyContainer.swift
import UIKit

final class DependencyContainer {
    lazy var store = RecipeStore()

    func makeRecipeList() -> UIViewController {
        RecipeListViewController(store: store)
    }

    func makeEditor() -> UIViewController {
        RecipeEditorViewController()
    }

    func makeShoppingList() -> UIViewController {
        ShoppingListViewController()
    }

    func makeDetail(_ recipe: Recipe) -> UIViewController {
        RecipeDetailViewController(recipe: recipe)
    }

    func makeShortcutService(navigation: UINavigationController) -> ShortcutServiceProtocol {
        ShortcutService(container: self, navigation: navigation)
    }
}
--- Services/ShortcutService.swift
import UIKit

protocol ShortcutServiceProtocol {
    @discardableResult
    func perform(_ item: UIApplicationShortcutItem) -> Bool
}

final class ShortcutService: ShortcutServiceProtocol {
    private enum Identifier {
        static let newRecipe = "com.saltandpan.new-recipe"
        static let shoppingList = "com.saltandpan.shopping-list"
        static let random = "com.saltandpan.random"
    }

    private let container: DependencyContainer
    private unowned let navigation: UINavigationController

    init(container: DependencyContainer, navigation: UINavigationController) {
        self.container = container
        self.navigation = navigation
    }

    @discardableResult
    func perform(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case Identifier.newRecipe:
            show(container.makeEditor())
        case Identifier.shoppingList:
            show(container.makeShoppingList())
        case Identifier.random:
            show(container.makeDetail(container.store.random()))
        default:
            return false
        }
        return true
    }

    private func show(_ screen: UIViewController) {
        navigation.popToRootViewController(animated: false)
        navigation.pushViewController(screen, animated: true)
    }
}
--- Model/Recipes.swift
import UIKit

struct Recipe {
    let name: String
}

final class RecipeStore {
    private let recipes = [Recipe(name: "Pancakes"), Recipe(name: "Ragù"), Recipe(name: "Dal")]

    func random() -> Recipe {
        recipes.randomElement() ?? Recipe(name: "Toast")
    }
}

final class RecipeListViewController: UITableViewController {
    init(store: RecipeStore) { super.init(style: .plain) }
    required init?(coder: NSCoder) { nil }
}

final class RecipeDetailViewController: UIViewController {
    init(recipe: Recipe) {
        super.init(nibName: nil, bundle: nil)
        title = recipe.name
    }
    required init?(coder: NSCoder) { nil }
}

final class RecipeEditorViewController: UIViewController {}
final class ShoppingListViewController: UITableViewController {}
