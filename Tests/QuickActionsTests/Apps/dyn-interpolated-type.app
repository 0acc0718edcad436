# A project app with two static actions and dynamic ones whose types end in the number of a project.
# because projects.archive begins with another word than "project." and is compared nowhere
scenes: yes
projects.new: cold warm
projects.archive: none
--- Info.plist
@plist scene=SceneDelegate projects.new="New Project" projects.archive="Archive"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Project.swift
struct Project {
    let id: Int
    let name: String

    static let recent = [Project(id: 7, name: "Kitchen"), Project(id: 12, name: "Garden 🌷")]
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let navigation = UINavigationController(rootViewController: UITableViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        if let type = connectionOptions.shortcutItem?.type { open(type) }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        UIApplication.shared.shortcutItems = Project.recent.map { project in
            UIApplicationShortcutItem(type: "project.\(project.id)", localizedTitle: project.name)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem.type)
        completionHandler(true)
    }

    private func open(_ type: String) {
        if type == "projects.new" {
            navigation.pushViewController(UIViewController(), animated: true)
            return
        }
        guard type.hasPrefix("project."), let id = Int(type.dropFirst("project.".count)),
            let project = Project.recent.first(where: { $0.id == id })
        else { return }
        let screen = UITableViewController()
        screen.title = project.name
        navigation.pushViewController(screen, animated: true)
    }
}
