# A SwiftUI app whose configurationForConnecting takes the cold item and names a scene delegate for the warm one.
scenes: yes
add: cold warm
budget: cold warm
--- Info.plist
@plist add="Add Expense" budget="Budget"
--- MoneyApp.swift
import SwiftUI

@main
struct MoneyApp: App {
    @UIApplicationDelegateAdaptor private var delegate: AppDelegate
    @ObservedObject private var router = Router.shared

    var body: some Scene {
        WindowGroup {
            Text("Money")
                .sheet(isPresented: $router.showsExpense) { Text("New Expense") }
                .sheet(isPresented: $router.showsBudget) { Text("Budget") }
        }
    }
}
--- Router.swift
import UIKit

final class Router: ObservableObject {
    static let shared = Router()
    @Published var showsExpense = false
    @Published var showsBudget = false

    @discardableResult
    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "add": showsExpense = true
        case "budget": showsBudget = true
        default: return false
        }
        return true
    }
}
--- AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let item = options.shortcutItem { Router.shared.handle(item) }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        Router.shared.handle(shortcutItem)
    }
}
