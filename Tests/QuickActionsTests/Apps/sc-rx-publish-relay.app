# An app with RxSwift whose relay tells of the item of a launch before the screen has subscribed.
# because a PublishRelay keeps nothing, and the root screen subscribes in viewDidLoad, after the window got it
scenes: yes
run.start: warm
run.history: warm
--- Info.plist
@plist scene=SceneDelegate run.start="Start Run 🏃" run.history="History"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- ShortcutService.swift
import RxRelay
import RxSwift
import UIKit

final class ShortcutService {
    static let shared = ShortcutService()
    private let relay = PublishRelay<UIApplicationShortcutItem>()

    var selected: Observable<String> {
        return relay.asObservable().map { $0.type }
    }

    func accept(_ item: UIApplicationShortcutItem) {
        relay.accept(item)
    }
}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let item = connectionOptions.shortcutItem {
            ShortcutService.shared.accept(item)
        }
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = RunsViewController()
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        ShortcutService.shared.accept(shortcutItem)
        completionHandler(true)
    }
}
--- RunsViewController.swift
import RxSwift
import UIKit

final class RunsViewController: UIViewController {
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        ShortcutService.shared.selected
            .subscribe(onNext: { [weak self] type in
                switch type {
                case "run.start": self?.startRun()
                case "run.history": self?.showHistory()
                default: break
                }
            })
            .disposed(by: disposeBag)
    }

    private func startRun() {
        UserDefaults.standard.set(Date(), forKey: "runStarted")
        view.backgroundColor = .systemGreen
    }

    private func showHistory() {
        present(UITableViewController(), animated: true)
    }
}
