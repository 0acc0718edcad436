# A gym app with RxSwift whose main screen subscribes to a relay that remembers the last shortcut.
# because a BehaviorRelay gives its value to who subscribes after the launch
scenes: yes
gym.checkin: cold warm
gym.classes: cold warm
gym.timer: cold warm
--- Info.plist
@plist scene=SceneDelegate gym.checkin="Check In" gym.classes="Classes" gym.timer="Rest Timer"
--- AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        ShortcutManager.shared.accept(connectionOptions.shortcutItem)

        let viewModel = MainViewModel(shortcuts: ShortcutManager.shared)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = MainTabBarController(viewModel: viewModel)
        window?.makeKeyAndVisible()
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        ShortcutManager.shared.accept(shortcutItem)
        completionHandler(true)
    }
}
--- ShortcutManager.swift
import RxRelay
import RxSwift
import UIKit

final class ShortcutManager {
    enum Shortcut: String {
        case checkin, classes, timer
    }

    static let shared = ShortcutManager()

    let shortcut = BehaviorRelay<Shortcut?>(value: nil)

    func accept(_ item: UIApplicationShortcutItem?) {
        guard let type = item?.type,
              let name = type.components(separatedBy: ".").last,
              let value = Shortcut(rawValue: name) else { return }
        shortcut.accept(value)
    }
}
--- MainViewModel.swift
import RxSwift

final class MainViewModel {
    let selectedShortcut: Observable<ShortcutManager.Shortcut>

    init(shortcuts: ShortcutManager) {
        selectedShortcut = shortcuts.shortcut
            .compactMap { $0 }
            .observe(on: MainScheduler.instance)
    }
}
--- MainTabBarController.swift
import RxSwift
import UIKit

final class MainTabBarController: UITabBarController {
    private let viewModel: MainViewModel
    private let disposeBag = DisposeBag()

    init(viewModel: MainViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        viewControllers = [CheckInViewController(), ClassesViewController(), TimerViewController()]
        bind()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func bind() {
        viewModel.selectedShortcut
            .subscribe(onNext: { [weak self] shortcut in
                switch shortcut {
                case .checkin: self?.selectedIndex = 0
                case .classes: self?.selectedIndex = 1
                case .timer: self?.selectedIndex = 2
                }
            })
            .disposed(by: disposeBag)
    }
}

final class CheckInViewController: UIViewController {}
final class ClassesViewController: UITableViewController {}
final class TimerViewController: UIViewController {}
