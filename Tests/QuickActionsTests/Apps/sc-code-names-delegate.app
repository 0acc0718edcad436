# A tide table whose code gives scenes another delegate than the manifest.
# because UIKit takes what the app delegate returns, and that class has no handler
scenes: yes
tides: cold
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = PhoneDelegate.self
        return configuration
    }
}

class PhoneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem { open(item.type) }
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        open(shortcutItem.type)
        completionHandler(true)
    }
}

func open(_ type: String) {
    if type == "tides" { UIPasteboard.general.string = "tides" }
}
