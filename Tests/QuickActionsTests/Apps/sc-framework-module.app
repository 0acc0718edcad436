# An app whose types and comparisons stand in a framework in a folder of its own.
# because the case of export has another text than the property list
scenes: yes
pdf.scan: cold warm
pdf.sign: cold warm
pdf.export: none
--- App/Info.plist
@plist scene=SceneDelegate pdf.scan="Scan" pdf.sign="Sign" pdf.export="Export"
--- App/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- App/SceneDelegate.swift
import Navigation
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let action = ShortcutAction(connectionOptions.shortcutItem) else { return }
        action.open(from: window?.rootViewController)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        let action = ShortcutAction(shortcutItem)
        action?.open(from: window?.rootViewController)
        completionHandler(action != nil)
    }
}
--- Modules/Navigation/Sources/ShortcutAction.swift
import UIKit

public enum ShortcutAction: String {
    case scan = "pdf.scan"
    case sign = "pdf.sign"
    case export = "pdf.share"

    public init?(_ item: UIApplicationShortcutItem?) {
        guard let type = item?.type else { return nil }
        self.init(rawValue: type)
    }

    public func open(from root: UIViewController?) {
        switch self {
        case .scan: root?.present(UIImagePickerController(), animated: true)
        case .sign: root?.performSegue(withIdentifier: "sign", sender: nil)
        case .export: root?.performSegue(withIdentifier: "export", sender: nil)
        }
    }
}
