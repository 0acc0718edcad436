# An app that computes a case of an enumeration in an extension of the connection options.
# because the property reads the quick action, and the scene asks for it
scenes: yes
note.voice: cold warm
note.text: cold warm
--- Info.plist
@plist scene=SceneDelegate note.voice="Voice" note.text="Text"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
--- Navigator.swift
import UIKit

final class Navigator {
    let root = UINavigationController(rootViewController: NotesViewController())

    func compose(_ kind: NoteKind) {
        root.popToRootViewController(animated: false)
        switch kind {
        case .voice: root.pushViewController(VoiceViewController(), animated: false)
        case .text: root.pushViewController(TextViewController(), animated: false)
        }
    }
}

final class NotesViewController: UITableViewController {}
final class VoiceViewController: UIViewController {}
final class TextViewController: UIViewController {}
--- NoteKind.swift
import UIKit

enum NoteKind: String {
    case voice = "note.voice"
    case text = "note.text"

    init?(shortcutItem: UIApplicationShortcutItem) {
        self.init(rawValue: shortcutItem.type)
    }
}
--- SceneDelegate.swift
import UIKit

extension UIScene.ConnectionOptions {
    var noteKind: NoteKind? { shortcutItem.flatMap(NoteKind.init(shortcutItem:)) }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private lazy var navigator = Navigator()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigator.root
        window?.makeKeyAndVisible()
        connectionOptions.noteKind.map(navigator.compose)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let kind = NoteKind(shortcutItem: shortcutItem)
        kind.map(navigator.compose)
        completionHandler(kind != nil)
    }
}
