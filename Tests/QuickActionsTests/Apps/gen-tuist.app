# A Tuist app whose actions stand in Project.swift, with constants in the code.
# because the second action of the project is compared nowhere
scenes: yes
com.example.loom.pattern: cold warm
com.example.loom.yarn: none
--- Project.swift
import ProjectDescription

let project = Project(
    name: "Loom",
    targets: [
        .target(
            name: "Loom",
            destinations: .iOS,
            product: .app,
            bundleId: "com.example.loom",
            infoPlist: .extendingDefault(with: [
                "UIApplicationSceneManifest": [
                    "UISceneConfigurations": [
                        "UIWindowSceneSessionRoleApplication": [
                            [
                                "UISceneConfigurationName": "Default",
                                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
                            ]
                        ]
                    ]
                ],
                "UIApplicationShortcutItems": [
                    [
                        "UIApplicationShortcutItemType": "com.example.loom.pattern",
                        "UIApplicationShortcutItemTitle": "New Pattern",
                    ],
                    [
                        "UIApplicationShortcutItemType": "com.example.loom.yarn",
                        "UIApplicationShortcutItemTitle": "Yarn",
                    ],
                ],
            ]),
            sources: ["Sources/**"]
        )
    ]
)
--- Sources/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Sources/SceneDelegate.swift
import UIKit

enum ShortcutType {
    static let pattern = "com.example.loom.pattern"
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController())
        window?.makeKeyAndVisible()
        if connectionOptions.shortcutItem?.type == ShortcutType.pattern { newPattern() }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        guard shortcutItem.type == ShortcutType.pattern else { return false }
        newPattern()
        return true
    }

    private func newPattern() {
        window?.rootViewController?.present(UIViewController(), animated: true)
    }
}
