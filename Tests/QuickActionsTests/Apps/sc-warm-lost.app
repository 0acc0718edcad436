# A scanner app with scenes that reads the connection options and has no windowScene handler.
scenes: yes
scan: cold
documents: cold
--- Info.plist
@plist scene=SceneDelegate scan="Scan" documents="Documents"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene,
               willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: DocumentList())
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()

        guard let type = connectionOptions.shortcutItem?.type else { return }
        if type == "scan" {
            navigation.present(Scanner(), animated: false)
        } else if type == "documents" {
            navigation.popToRootViewController(animated: false)
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        UserDefaults.standard.set(Date(), forKey: "closed")
    }
}

final class DocumentList: UITableViewController {}
final class Scanner: UIViewController {}
