# A water tracker that leaves the action in the defaults, where its main screen picks it up.
# because the screen looks when it is loaded and again when the scene delegate asks it to
scenes: yes
water.glass: cold warm
water.bottle: cold warm
--- Info.plist
@plist scene=SceneDelegate water.glass="Add Glass" water.bottle="Add Bottle"
--- AppDelegate.swift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Defaults.swift
import Foundation

extension UserDefaults {
    private enum Keys {
        static let pendingShortcut = "pendingShortcut"
        static let millilitres = "millilitres"
    }

    var pendingShortcut: String? {
        get { string(forKey: Keys.pendingShortcut) }
        set { set(newValue, forKey: Keys.pendingShortcut) }
    }

    var millilitres: Int {
        get { integer(forKey: Keys.millilitres) }
        set { set(newValue, forKey: Keys.millilitres) }
    }
}
--- SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var tracker: TrackerViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        UserDefaults.standard.pendingShortcut = connectionOptions.shortcutItem?.type

        let tracker = TrackerViewController()
        self.tracker = tracker
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tracker
        window.makeKeyAndVisible()
        self.window = window
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        UserDefaults.standard.pendingShortcut = shortcutItem.type
        tracker?.performPendingShortcut()
        completionHandler(true)
    }
}
--- TrackerViewController.swift
import UIKit

class TrackerViewController: UIViewController {
    private let amountLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        amountLabel.font = .preferredFont(forTextStyle: .largeTitle)
        amountLabel.frame = CGRect(x: 20, y: 120, width: 300, height: 60)
        view.addSubview(amountLabel)
        updateLabel()
        performPendingShortcut()
    }

    func performPendingShortcut() {
        guard let type = UserDefaults.standard.pendingShortcut else { return }
        UserDefaults.standard.pendingShortcut = nil
        if type == "water.glass" {
            add(250)
        } else if type == "water.bottle" {
            add(750)
        }
    }

    private func add(_ millilitres: Int) {
        UserDefaults.standard.millilitres += millilitres
        updateLabel()
    }

    private func updateLabel() {
        amountLabel.text = "\(UserDefaults.standard.millilitres) ml"
    }
}
