# A SwiftUI app that declares actions and has no delegate at all.
scenes: yes
add: none
today: none
--- Info.plist
@plist add="Add Habit" today="Today"
--- HabitsApp.swift
import SwiftUI

@main
struct HabitsApp: App {
    @State private var habits: [String] = ["Walk", "Read"]

    var body: some Scene {
        WindowGroup {
            List(habits, id: \.self) { habit in
                Text(habit)
            }
        }
    }
}
