# A calendar app with an enumeration of raw values in which one case is missing and one does nothing.
# because week only breaks and month is no case
scenes: yes
event: cold warm
today: cold warm
week: none
month: none
--- Info.plist
@plist scene=SceneDelegate event="New Event" today="Today" week="Week" month="Month"
--- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
--- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    enum Action: String {
        case event, today, week
    }

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        guard let type = connectionOptions.shortcutItem?.type, let action = Action(rawValue: type) else { return }
        run(action)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        guard let action = Action(rawValue: shortcutItem.type) else {
            completionHandler(false)
            return
        }
        run(action)
        completionHandler(true)
    }

    private func run(_ action: Action) {
        switch action {
        case .event:
            window?.rootViewController?.performSegue(withIdentifier: "event", sender: nil)
        case .today:
            (window?.rootViewController as? CalendarViewController)?.scrollToToday()
        case .week:
            break
        }
    }
}
--- CalendarViewController.swift
import UIKit

final class CalendarViewController: UICollectionViewController {
    func scrollToToday() {
        collectionView.scrollToItem(at: [0, 0], at: .top, animated: true)
    }
}
