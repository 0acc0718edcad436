# A SwiftUI app whose app delegate has performActionFor, which is never called.
# because a SwiftUI app has scenes
scenes: yes
add: none
stats: none
--- Info.plist
@plist add="Add Water 💧" stats="Statistics"
--- WaterApp.swift
import SwiftUI

@main
struct WaterApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            ContentView().environmentObject(delegate.model)
        }
    }
}

struct ContentView: View {
    @EnvironmentObject private var model: WaterModel

    var body: some View {
        TabView(selection: $model.tab) {
            Text("\(model.glasses)").tag(0)
            Text("Statistics").tag(1)
        }
    }
}
--- AppDelegate.swift
import UIKit

final class WaterModel: ObservableObject {
    @Published var glasses = 0
    @Published var tab = 0
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    let model = WaterModel()

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        switch shortcutItem.type {
        case "add": model.glasses += 1
        case "stats": model.tab = 1
        default: break
        }
        completionHandler(true)
    }
}
