# A mood tracker in SwiftUI with a service in the environment that publishes the action to its views.
# because $action gives its value to who subscribes later, so a launch is not lost
scenes: yes
mood.happy: cold warm
mood.sad: cold warm
--- Info.plist
@plist mood.happy="I'm happy 😀" mood.sad="I'm sad 😢"
--- MoodApp.swift
import SwiftUI

@main
struct MoodApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    private let actionService = ActionService.shared

    var body: some Scene {
        WindowGroup {
            MoodListView()
                .environmentObject(actionService)
        }
    }
}
--- Action.swift
import UIKit

enum ActionType: String {
    case happy = "mood.happy"
    case sad = "mood.sad"
}

enum Action: Equatable {
    case happy
    case sad

    init?(shortcutItem: UIApplicationShortcutItem) {
        guard let type = ActionType(rawValue: shortcutItem.type) else { return nil }
        switch type {
        case .happy: self = .happy
        case .sad: self = .sad
        }
    }
}

class ActionService: ObservableObject {
    static let shared = ActionService()
    @Published var action: Action?
}
--- MoodListView.swift
import SwiftUI

struct MoodListView: View {
    @EnvironmentObject var actionService: ActionService
    @State private var moods: [String] = []

    var body: some View {
        NavigationStack {
            List(moods, id: \.self) { Text($0) }
                .navigationTitle("Moods")
        }
        .onReceive(actionService.$action) { action in
            guard let action else { return }
            performActionIfNeeded(action)
        }
    }

    func performActionIfNeeded(_ action: Action) {
        switch action {
        case .happy:
            moods.append("😀 \(Date.now.formatted())")
        case .sad:
            moods.append("😢 \(Date.now.formatted())")
        }
    }
}
--- AppDelegate.swift
import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
    private let actionService = ActionService.shared

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let shortcutItem = options.shortcutItem {
            actionService.action = Action(shortcutItem: shortcutItem)
        }
        let configuration = UISceneConfiguration(name: connectingSceneSession.configuration.name, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: NSObject, UIWindowSceneDelegate {
    private let actionService = ActionService.shared

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        actionService.action = Action(shortcutItem: shortcutItem)
        completionHandler(true)
    }
}
