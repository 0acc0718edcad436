# A calendar app that counts the use of its actions and does nothing else with them.
# because handle(_:) only writes the type into the log
scenes: yes
calendar.today: none
calendar.event: none
--- Calendar/Info.plist
@plist scene=SceneDelegate calendar.today="Today" calendar.event="New Event"
--- Calendar/AppDelegate.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
--- Calendar/Tracking/EventLogger.swift
import os

struct EventLogger {
    enum Event {
        case launched(fromShortcut: Bool)
        case shortcutSelected(String)

        var name: String {
            switch self {
            case .launched(let fromShortcut):
                return "launched, from shortcut: \(fromShortcut)"
            case .shortcutSelected(let type):
                return "shortcut: \(type)"
            }
        }
    }

    private let logger = Logger(subsystem: "com.example.calendar", category: "usage")

    func log(_ event: Event) {
        logger.info("\(event.name, privacy: .public)")
    }
}
--- Calendar/SceneDelegate.swift
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private let logger = EventLogger()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: MonthViewController())
        window?.makeKeyAndVisible()

        logger.log(.launched(fromShortcut: connectionOptions.shortcutItem != nil))
        if let item = connectionOptions.shortcutItem {
            handle(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        handle(shortcutItem)
        completionHandler(true)
    }

    private func handle(_ item: UIApplicationShortcutItem) {
        logger.log(.shortcutSelected(item.type))
    }
}
--- Calendar/MonthViewController.swift
import UIKit

class MonthViewController: UIViewController {
    private let picker = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Month"
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        view.addSubview(picker)
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in
            self?.addEvent()
        })
    }

    func showToday() {
        picker.date = Date()
    }

    func addEvent() {
        navigationController?.pushViewController(EventViewController(), animated: true)
    }
}

class EventViewController: UITableViewController {}
