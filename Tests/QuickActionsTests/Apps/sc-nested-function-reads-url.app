# A nested function reads the first URL into a constant, then compares the quick action.
# because a constant of a statement before is no condition
scenes: yes
library: cold warm
--- Info.plist
@plist scene=SceneDelegate library="Library"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        start(options)
    }
    private func start(_ options: UIScene.ConnectionOptions) {
        process(preprocess(options))
        func process(_ tab: Int?) { if let tab { open(tab) } }
        func preprocess(_ options: UIScene.ConnectionOptions) -> Int? {
            let url = options.urlContexts.first
            if options.shortcutItem?.type == "library" { return 1 }
            return url == nil ? nil : 0
        }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        if shortcutItem.type == "library" { open(1) }
        completionHandler(true)
    }
    func open(_ tab: Int) { (window?.rootViewController as? UITabBarController)?.selectedIndex = tab }
}
