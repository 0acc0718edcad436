# A hiking app with a lazy table of handlers and an option set of what the device can do.
# because the table has no handler for the compass
scenes: yes
hike.record: cold warm
hike.trails: cold warm
hike.compass: none
hike.emergency: cold warm
--- Hike/Info.plist
@plist scene=SceneDelegate hike.record="Record Hike" hike.trails="Trails" hike.compass="Compass" hike.emergency="Emergency"
--- Hike/AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Hike/SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var shortcutHandler: ShortcutHandler?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: HikeViewController())
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()

        let handler = ShortcutHandler(navigation: navigation)
        shortcutHandler = handler
        if let item = connectionOptions.shortcutItem {
            handler.handle(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(shortcutHandler?.handle(shortcutItem) ?? false)
    }
}
--- Hike/ShortcutHandler.swift
import UIKit

struct HikeOptions: OptionSet {
    let rawValue: Int

    static let recording = HikeOptions(rawValue: 1 << 0)
    static let offlineMaps = HikeOptions(rawValue: 1 << 1)
    static let sharesLocation = HikeOptions(rawValue: 1 << 2)
}

final class ShortcutHandler {
    private let navigation: UINavigationController

    private lazy var handlers: [String: () -> Void] = [
        "hike.record": { [unowned self] in self.showHike(options: .recording) },
        "hike.trails": { [unowned self] in self.push(TrailListViewController()) },
        "hike.emergency": { [unowned self] in self.showHike(options: [.recording, .sharesLocation]) },
    ]

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    @discardableResult
    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let handler = handlers[item.type] else { return false }
        handler()
        return true
    }

    private func showHike(options: HikeOptions) {
        push(RecordingViewController(options: options))
    }

    private func push(_ controller: UIViewController) {
        navigation.pushViewController(controller, animated: false)
    }
}
--- Hike/Screens.swift
import UIKit

final class HikeViewController: UIViewController {}
final class TrailListViewController: UITableViewController {}
final class CompassViewController: UIViewController {}

final class RecordingViewController: UIViewController {
    init(options: HikeOptions) {
        super.init(nibName: nil, bundle: nil)
        title = options.contains(.sharesLocation) ? "Sharing Location" : "Recording"
    }

    required init?(coder: NSCoder) { nil }
}
