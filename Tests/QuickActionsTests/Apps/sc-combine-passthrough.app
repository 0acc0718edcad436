# A photo app that sends the item into a PassthroughSubject before anybody subscribes.
# because a PassthroughSubject keeps nothing for those who subscribe later
scenes: yes
camera: warm
albums: warm
--- Info.plist
@plist scene=SceneDelegate camera="Camera 📷" albums="Albums"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import Combine
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let requests = PassthroughSubject<String, Never>()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            requests.send(item.type)
        }
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = PhotoTabs(requests: requests.eraseToAnyPublisher())
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        requests.send(shortcutItem.type)
        completionHandler(true)
    }
}
--- PhotoTabs.swift
import Combine
import UIKit

final class PhotoTabs: UITabBarController {
    private var subscription: AnyCancellable?

    init(requests: AnyPublisher<String, Never>) {
        super.init(nibName: nil, bundle: nil)
        subscription = requests.sink { [weak self] type in
            switch type {
            case "camera": self?.selectedIndex = 0
            case "albums": self?.selectedIndex = 1
            default: break
            }
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
