# A diary app whose warm handler lacks the underscore before its first parameter, and cold is not read.
scenes: yes
entry: none
photo: none
--- Info.plist
@plist scene=SceneDelegate entry="New Entry" photo="Add Photo"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func windowScene(windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let diary = window?.rootViewController
        if shortcutItem.type == "entry" {
            diary?.performSegue(withIdentifier: "entry", sender: nil)
        } else if shortcutItem.type == "photo" {
            diary?.present(UIImagePickerController(), animated: true)
        }
        completionHandler(true)
    }
}
