# An app whose comparison stands in a local Swift package that the scene delegate calls.
scenes: yes
com.example.feature.capture: cold warm
com.example.feature.review: cold warm
com.example.feature.export: none
--- App/Info.plist
@plist scene=SceneDelegate com.example.feature.capture="Capture" com.example.feature.review="Review" com.example.feature.export="Export"
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- App/SceneDelegate.swift
import Feature
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let router = Router()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let item = connectionOptions.shortcutItem else { return }
        router.open(item, in: window)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(router.open(shortcutItem, in: window))
    }
}
--- Packages/Feature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Feature",
    products: [.library(name: "Feature", targets: ["Feature"])],
    targets: [.target(name: "Feature")]
)
--- Packages/Feature/Sources/Feature/Router.swift
import UIKit

public struct Router {
    public init() {}

    @discardableResult
    public func open(_ item: UIApplicationShortcutItem, in window: UIWindow?) -> Bool {
        guard let navigation = window?.rootViewController as? UINavigationController else { return false }
        switch item.type {
        case "com.example.feature.capture":
            navigation.present(UIImagePickerController(), animated: true)
        case "com.example.feature.review":
            navigation.pushViewController(UITableViewController(), animated: true)
        default:
            return false
        }
        return true
    }
}
