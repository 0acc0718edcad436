# A tide table that keeps its subscription.
# because the subscription lives as long as the controller
scenes: yes
tides: cold warm
--- Info.plist
@plist scene=SceneDelegate tides="Tides"
--- SceneDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = Root()
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem { Bus.shared.subject.send(item.type) }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        Bus.shared.subject.send(shortcutItem.type)
        completionHandler(true)
    }
}
--- Root.swift
import Combine
import UIKit

final class Bus {
    static let shared = Bus()
    let subject = PassthroughSubject<String, Never>()
}

final class Root: UIViewController {
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        Bus.shared.subject.sink { type in
            if type == "tides" { UIPasteboard.general.string = "tides" }
        }.store(in: &bag)
    }
}
