# A scene delegate with new controllers that are shown, kept or do something themselves.
# because each branch leaves something behind
scenes: yes
owl.self: cold warm
owl.kept: cold warm
owl.posts: cold warm
owl.closure: cold warm
owl.observed: cold warm
owl.root: cold warm
--- Info.plist
@plist scene=SceneDelegate owl.self="Self" owl.kept="Kept" owl.posts="Posts" owl.closure="Closure" owl.observed="Observed" owl.root="Root"
--- SceneDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var pending: OwlViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem)
        completionHandler(true)
    }

    private func open(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case "owl.self":
            let controller = OwlViewController()
            controller.appear(in: window)
        case "owl.kept":
            let controller = OwlViewController()
            controller.title = "Kept"
            pending = controller
            showPending()
        case "owl.posts":
            let controller = OwlViewController()
            controller.count()
        case "owl.closure":
            let controller = OwlViewController()
            DispatchQueue.main.async { self.window?.rootViewController?.show(controller, sender: nil) }
        case "owl.observed":
            let controller = OwlViewController()
            controller.night = 2
        case "owl.root":
            let controller = OwlViewController()
            controller.title = "Root"
            window?.rootViewController = controller
        default:
            break
        }
    }

    private func showPending() {
        if let pending { window?.rootViewController?.present(pending, animated: true) }
    }
}
--- OwlViewController.swift
import UIKit

final class OwlViewController: UIViewController {
    var night = 0 {
        didSet { UserDefaults.standard.set(night, forKey: "night") }
    }

    func appear(in window: UIWindow?) {
        window?.rootViewController?.present(self, animated: true)
    }

    func count() {
        title = "Owls"
        keep()
    }

    private func keep() {
        UserDefaults.standard.set(true, forKey: "counted")
    }
}
