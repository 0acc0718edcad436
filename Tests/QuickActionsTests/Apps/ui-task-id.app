# A SwiftUI app whose root view consumes the pending action in a task with an identity.
# because task(id:) runs when the view appears and at each change of the pending action
scenes: yes
lab.sample: cold warm
lab.results: cold warm
lab.reorder: none
--- Info.plist
@plist lab.sample="New Sample" lab.results="Results" lab.reorder="Reorder"
--- LabApp.swift
import SwiftUI

@main
struct LabApp: App {
    @UIApplicationDelegateAdaptor(LabDelegate.self) private var delegate
    @State private var inbox = ActionInbox.shared

    var body: some Scene {
        WindowGroup {
            LabView(inbox: inbox)
        }
    }
}

struct LabView: View {
    let inbox: ActionInbox
    @State private var selection = 0
    @State private var showsSample = false

    var body: some View {
        TabView(selection: $selection) {
            Text("Samples").tag(0)
            Text("Results").tag(1)
        }
        .sheet(isPresented: $showsSample) { Text("New Sample") }
        .task(id: inbox.pending) {
            guard let action = inbox.pending else { return }
            inbox.pending = nil
            switch action {
            case .sample: showsSample = true
            case .results: selection = 1
            }
        }
    }
}
--- ActionInbox.swift
import Observation

enum LabAction: String {
    case sample = "lab.sample"
    case results = "lab.results"
}

@MainActor
@Observable
final class ActionInbox {
    static let shared = ActionInbox()
    var pending: LabAction?
}
--- LabDelegate.swift
import UIKit

final class LabDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        ActionInbox.shared.pending = (options.shortcutItem?.type).flatMap(LabAction.init(rawValue:))
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = LabSceneDelegate.self
        return configuration
    }
}

final class LabSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        guard let action = LabAction(rawValue: shortcutItem.type) else { return false }
        ActionInbox.shared.pending = action
        return true
    }
}
