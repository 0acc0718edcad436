# A SwiftUI app whose scene delegate reads the cold item in willConnectTo.
scenes: yes
com.example.plants.water: cold warm
com.example.plants.add: cold warm
--- Info.plist
@plist com.example.plants.water="Water" com.example.plants.add="Add Plant 🪴"
--- PlantsApp.swift
import SwiftUI

@main
struct PlantsApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @ObservedObject private var garden = Garden.shared

    var body: some Scene {
        WindowGroup {
            Text("Watered \(garden.waterings) times")
                .sheet(isPresented: $garden.isAdding) { Text("New Plant") }
        }
    }
}

final class Garden: ObservableObject {
    static let shared = Garden()
    @Published var waterings = 0
    @Published var isAdding = false
}
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = PlantSceneDelegate.self
        return configuration
    }
}
--- PlantSceneDelegate.swift
import UIKit

final class PlantSceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions) {
        _ = connectionOptions.shortcutItem.map(run)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(run(shortcutItem))
    }

    private func run(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "com.example.plants.water":
            Garden.shared.waterings += 1
            return true
        case "com.example.plants.add":
            Garden.shared.isAdding = true
            return true
        default:
            return false
        }
    }
}
