# The property list is a pointer of version control, and the code has a scene delegate.
# because nobody can read whether the list has a scene manifest, and the scene delegate handles the action in both ways
scenes: unknown
a: cold warm
--- Info.plist
version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 1234
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        application.shortcutItems = [UIApplicationShortcutItem(type: "a", localizedTitle: "A")]
        return true
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let item = options.shortcutItem { handle(item) }
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }
    private func handle(_ item: UIApplicationShortcutItem) {
        if item.type == "a" { UIApplication.shared.open(URL(string: "x://a")!) }
    }
}
