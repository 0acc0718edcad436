# A photo app that sends the item into a CurrentValueSubject, which keeps it for who subscribes later.
scenes: yes
camera: cold warm
albums: cold warm
--- Info.plist
@plist scene=SceneDelegate camera="Camera" albums="Albums"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import Combine
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let request = CurrentValueSubject<String?, Never>(nil)

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        request.send(connectionOptions.shortcutItem?.type)
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = PhotoTabs(request: request)
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        request.send(shortcutItem.type)
        completionHandler(true)
    }
}
--- PhotoTabs.swift
import Combine
import UIKit

final class PhotoTabs: UITabBarController {
    private let request: CurrentValueSubject<String?, Never>
    private var subscriptions: Set<AnyCancellable> = []

    init(request: CurrentValueSubject<String?, Never>) {
        self.request = request
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard subscriptions.isEmpty else { return }
        request.compactMap { $0 }.sink { [weak self] type in
            if type == "camera" {
                self?.present(UIImagePickerController(), animated: true)
            } else if type == "albums" {
                self?.selectedIndex = 1
            }
        }
        .store(in: &subscriptions)
    }
}
