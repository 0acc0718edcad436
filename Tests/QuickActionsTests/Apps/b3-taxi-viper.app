# A taxi app without scenes in VIPER modules, whose root wireframe opens what an action asks for.
# because UIKit calls performActionFor after the launch too, where the wireframe is there already
scenes: no
taxi.home: cold warm
taxi.work: cold warm
taxi.rides: cold warm
--- Taxi/Info.plist
@plist taxi.home="Ride Home" taxi.work="Ride to Work" taxi.rides="Past Rides"
--- Taxi/AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let rootWireframe = RootWireframe()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        rootWireframe.install(in: window!)
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(rootWireframe.openShortcut(shortcutItem.type))
    }
}
--- Taxi/Modules/Root/RootWireframe.swift
import UIKit

protocol RootWireframeInterface: AnyObject {
    func openShortcut(_ type: String) -> Bool
}

final class RootWireframe: RootWireframeInterface {

    private let navigationController = UINavigationController()

    func install(in window: UIWindow) {
        navigationController.viewControllers = [MapWireframe().viewController]
        window.rootViewController = navigationController
    }

    func openShortcut(_ type: String) -> Bool {
        switch type {
        case "taxi.home":
            navigateToOrder(.home)
        case "taxi.work":
            navigateToOrder(.work)
        case "taxi.rides":
            navigationController.pushViewController(RidesWireframe().viewController, animated: true)
        default:
            return false
        }
        return true
    }

    private func navigateToOrder(_ place: SavedPlace) {
        let wireframe = OrderWireframe(place: place)
        navigationController.popToRootViewController(animated: false)
        navigationController.pushViewController(wireframe.viewController, animated: true)
    }
}
--- Taxi/Modules/Order/OrderModule.swift
import UIKit

enum SavedPlace: String {
    case home, work
}

final class OrderWireframe {
    let viewController: UIViewController

    init(place: SavedPlace) {
        let view = OrderViewController()
        let interactor = OrderInteractor()
        let presenter = OrderPresenter(view: view, interactor: interactor, place: place)
        view.presenter = presenter
        viewController = view
    }
}

protocol OrderViewInterface: AnyObject {
    func setDestination(_ text: String)
}

final class OrderPresenter {
    private weak var view: OrderViewInterface?
    private let interactor: OrderInteractor
    private let place: SavedPlace

    init(view: OrderViewInterface, interactor: OrderInteractor, place: SavedPlace) {
        self.view = view
        self.interactor = interactor
        self.place = place
    }

    func viewDidLoad() {
        view?.setDestination(interactor.address(of: place))
    }
}

final class OrderInteractor {
    func address(of place: SavedPlace) -> String {
        UserDefaults.standard.string(forKey: place.rawValue) ?? place.rawValue.capitalized
    }
}

final class OrderViewController: UIViewController, OrderViewInterface {
    var presenter: OrderPresenter!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    func setDestination(_ text: String) {
        title = text
    }
}
--- Taxi/Modules/Wireframes.swift
import UIKit

final class MapWireframe {
    let viewController: UIViewController = MapViewController()
}

final class RidesWireframe {
    let viewController: UIViewController = RidesViewController()
}

final class MapViewController: UIViewController {}
final class RidesViewController: UITableViewController {}
