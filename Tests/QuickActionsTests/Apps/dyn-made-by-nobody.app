# An app with one static action and a function for a dynamic one that nobody calls and nobody handles.
# because updateActions is never called, so the scan action never exists, and no code compares it
scenes: yes
write: cold warm
scan: none
--- Info.plist
@plist scene=SceneDelegate write="Write"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func updateActions() {
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        ]
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        _ = handle(connectionOptions.shortcutItem)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    private func handle(_ item: UIApplicationShortcutItem?) -> Bool {
        guard let item, item.type == "write" else { return false }
        window?.rootViewController?.performSegue(withIdentifier: "write", sender: item)
        return true
    }
}
