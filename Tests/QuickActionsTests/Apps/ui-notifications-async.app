# A SwiftUI app whose root view iterates the notifications of the center in a task.
# because at a launch the notification is posted before the task begins, and the center keeps none
scenes: yes
kiln.fire: warm
kiln.cool: warm
--- Info.plist
@plist kiln.fire="Fire Kiln" kiln.cool="Cool Down"
--- KilnApp.swift
import SwiftUI

@main
struct KilnApp: App {
    @UIApplicationDelegateAdaptor(KilnDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            KilnView()
        }
    }
}

struct KilnView: View {
    @State private var temperature = 20

    var body: some View {
        Text("\(temperature) °C")
            .task {
                for await note in NotificationCenter.default.notifications(named: .kilnAction) {
                    switch note.object as? String {
                    case "kiln.fire": temperature = 1200
                    case "kiln.cool": temperature = 20
                    default: break
                    }
                }
            }
    }
}

extension Notification.Name {
    static let kilnAction = Notification.Name("kilnAction")
}
--- KilnDelegate.swift
import UIKit

final class KilnDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let type = options.shortcutItem?.type {
            NotificationCenter.default.post(name: .kilnAction, object: type)
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = KilnSceneDelegate.self
        return configuration
    }
}

final class KilnSceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        NotificationCenter.default.post(name: .kilnAction, object: shortcutItem.type)
        return true
    }
}
