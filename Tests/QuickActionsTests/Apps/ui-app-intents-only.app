# A SwiftUI app that has App Intents with the names of its quick actions, and nothing for those.
# because a quick action is no App Shortcut, and no delegate takes an item
scenes: yes
com.example.run.start: none
com.example.run.stop: none
--- Info.plist
@plist com.example.run.start="Start Run" com.example.run.stop="Stop Run"
--- RunApp.swift
import SwiftUI

@main
struct RunApp: App {
    @State private var tracker = RunTracker.shared

    var body: some Scene {
        WindowGroup {
            Text(tracker.isRunning ? "Running" : "Resting")
                .onOpenURL { url in
                    tracker.handle(url.lastPathComponent)
                }
        }
    }
}
--- RunTracker.swift
import Observation

@MainActor
@Observable
final class RunTracker {
    static let shared = RunTracker()
    private(set) var isRunning = false

    func handle(_ action: String) {
        switch action {
        case "com.example.run.start": isRunning = true
        case "com.example.run.stop": isRunning = false
        default: break
        }
    }
}
--- RunIntents.swift
import AppIntents

struct StartRunIntent: AppIntent {
    static let title: LocalizedStringResource = "Start Run"

    @MainActor
    func perform() async throws -> some IntentResult {
        RunTracker.shared.handle("com.example.run.start")
        return .result()
    }
}

struct RunShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: StartRunIntent(), phrases: ["Start a run in \(.applicationName)"], shortTitle: "Start", systemImageName: "figure.run")
    }
}
