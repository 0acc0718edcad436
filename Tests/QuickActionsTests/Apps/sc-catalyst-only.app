# An app with a branch that is compiled for Mac Catalyst alone, and handlers in conditions that hold on iOS.
# because on iOS targetEnvironment(macCatalyst) does not hold
scenes: yes
open: none
new: cold warm
--- Info.plist
@plist scene=SceneDelegate open="Open" new="New"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        #if os(iOS)
        if let item = connectionOptions.shortcutItem { handle(item) }
        #endif
    }

    #if !os(tvOS)
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }
    #endif

    private func handle(_ item: UIApplicationShortcutItem) {
        let root = window?.rootViewController
        switch item.type {
        case "open":
            #if targetEnvironment(macCatalyst)
            root?.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]), animated: true)
            #endif
            break
        case "new":
            root?.present(UIViewController(), animated: true)
        default:
            break
        }
    }
}
