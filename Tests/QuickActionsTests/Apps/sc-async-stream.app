# A parcel app whose scene delegate yields each item into an AsyncStream that the first screen iterates.
# because an AsyncStream keeps what was yielded before somebody iterates it, and refund has no branch
scenes: yes
parcel.track: cold warm
parcel.send: cold warm
parcel.refund: none
--- Info.plist
@plist scene=SceneDelegate parcel.track="Track" parcel.send="Send Parcel" parcel.refund="Refund"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let (actions, continuation) = AsyncStream.makeStream(of: String.self)

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = ParcelsViewController(actions: actions)
        window.makeKeyAndVisible()
        self.window = window
        if let type = options.shortcutItem?.type {
            continuation.yield(type)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        continuation.yield(item.type)
        return true
    }
}
--- ParcelsViewController.swift
import UIKit

final class ParcelsViewController: UIViewController {
    private let actions: AsyncStream<String>
    private var listening: Task<Void, Never>?

    init(actions: AsyncStream<String>) {
        self.actions = actions
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        listening = Task { [weak self, actions] in
            for await action in actions {
                switch action {
                case "parcel.track": self?.show(UITableViewController(), sender: nil)
                case "parcel.send": self?.present(UIViewController(), animated: true)
                default: break
                }
            }
        }
    }
}
