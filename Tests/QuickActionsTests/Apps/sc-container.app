# A pharmacy app that resolves the service for its actions from a container.
# because the service registered for the protocol has no branch for the consultation
scenes: yes
rx.refill: cold warm
rx.nearest: cold warm
rx.consult: none
--- Info.plist
@plist scene=SceneDelegate rx.refill="Refill" rx.nearest="Nearest" rx.consult="Consult"
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Container.shared.register(QuickActionServing.self) { QuickActionService() }
        return true
    }
}
--- App/Container.swift
@MainActor
final class Container {
    static let shared = Container()
    private var factories: [ObjectIdentifier: () -> Any] = [:]

    func register<Service>(_ type: Service.Type, factory: @escaping () -> Service) {
        factories[ObjectIdentifier(type)] = factory
    }

    func resolve<Service>(_ type: Service.Type) -> Service? {
        factories[ObjectIdentifier(type)]?() as? Service
    }
}
--- App/QuickActionService.swift
import UIKit

@MainActor
protocol QuickActionServing {
    func perform(_ item: UIApplicationShortcutItem, in window: UIWindow?) -> Bool
}

struct QuickActionService: QuickActionServing {
    func perform(_ item: UIApplicationShortcutItem, in window: UIWindow?) -> Bool {
        guard let root = window?.rootViewController else { return false }
        switch item.type {
        case "rx.refill":
            root.present(UIViewController(), animated: true)
            return true
        case "rx.nearest":
            root.present(UITableViewController(), animated: true)
            return true
        default:
            return false
        }
    }
}
--- App/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UITabBarController()
        window?.makeKeyAndVisible()
        guard let item = connectionOptions.shortcutItem else { return }
        _ = Container.shared.resolve(QuickActionServing.self)?.perform(item, in: window)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let service = Container.shared.resolve(QuickActionServing.self)
        completionHandler(service?.perform(shortcutItem, in: window) ?? false)
    }
}
