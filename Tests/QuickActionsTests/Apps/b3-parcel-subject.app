# A parcel tracker that sends its launch action into a Combine subject before any screen subscribes.
# because a PassthroughSubject keeps nothing for the screen that is made afterwards
scenes: yes
parcel.scan: warm
parcel.track: warm
--- Info.plist
@plist scene=SceneDelegate parcel.scan="Scan Label" parcel.track="Track Parcel"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let deepLinks = DeepLinkCenter.shared

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        if let shortcutItem = connectionOptions.shortcutItem {
            deepLinks.send(shortcutItem)
        }

        let home = HomeViewController(links: deepLinks.links)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: home)
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(deepLinks.send(shortcutItem))
    }
}
--- DeepLinkCenter.swift
import Combine
import UIKit

enum ParcelLink {
    case scan
    case track
}

final class DeepLinkCenter {
    static let shared = DeepLinkCenter()

    private let subject = PassthroughSubject<ParcelLink, Never>()

    var links: AnyPublisher<ParcelLink, Never> {
        subject.eraseToAnyPublisher()
    }

    @discardableResult
    func send(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "parcel.scan":
            subject.send(.scan)
        case "parcel.track":
            subject.send(.track)
        default:
            return false
        }
        return true
    }
}
--- HomeViewController.swift
import Combine
import UIKit

final class HomeViewController: UITableViewController {
    private let links: AnyPublisher<ParcelLink, Never>
    private var cancellables = Set<AnyCancellable>()

    init(links: AnyPublisher<ParcelLink, Never>) {
        self.links = links
        super.init(style: .insetGrouped)
        title = "Parcels"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        links
            .sink { [weak self] link in self?.open(link) }
            .store(in: &cancellables)
    }

    private func open(_ link: ParcelLink) {
        switch link {
        case .scan:
            navigationController?.pushViewController(ScannerViewController(), animated: true)
        case .track:
            navigationController?.pushViewController(TrackingViewController(), animated: true)
        }
    }
}

final class ScannerViewController: UIViewController {}
final class TrackingViewController: UIViewController {}
